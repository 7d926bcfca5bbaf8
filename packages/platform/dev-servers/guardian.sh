# Stops the processes of a supervisor that was killed. It reads lines from the supervisor and acts at the end of its
# input, because the supervisor has ended then:
#   + <pid> <signal> <turn>   watch this process, the leader of its group; stop it by this signal, in this turn (1 or 2)
#   - <pid>                   it has ended
# Turn 1 are services and builds, turn 2 the servers they need. It is a shell script, because Node would use more memory for as
# long as anything runs.

watched=""

forget() {
  rest=""
  for entry in $watched; do
    [ "${entry%%:*}" = "$1" ] || rest="$rest $entry"
  done
  watched=$rest
}

# Whether the process runs. A zombie, which its new parent has not collected yet, does not.
is_alive() {
  kill -s 0 "$1" 2>/dev/null || return 1
  case $(cat "/proc/$1/stat" 2>/dev/null) in
    *") Z "*) return 1 ;;
  esac
}

# Stops the processes of one turn: by their signal, after ten seconds by force.
stop_turn() {
  for entry in $watched; do
    IFS=: read -r pid signal turn <<EOF
$entry
EOF
    [ "$turn" = "$1" ] && kill -s "$signal" "$pid" 2>/dev/null
  done
  tries=0
  while [ "$tries" -lt 100 ]; do
    alive=""
    for entry in $watched; do
      [ "${entry##*:}" = "$1" ] && is_alive "${entry%%:*}" && alive=yes
    done
    [ -z "$alive" ] && break
    tries=$((tries + 1))
    sleep 0.1
  done
  for entry in $watched; do
    [ "${entry##*:}" = "$1" ] && kill -s KILL -- "-${entry%%:*}" 2>/dev/null
  done
}

while read -r sign pid signal turn; do
  case $sign in
    +) watched="$watched $pid:$signal:$turn" ;;
    -) forget "$pid" ;;
  esac
done

stop_turn 1
stop_turn 2
exit 0
