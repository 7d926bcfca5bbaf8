/** Drawings of learning, health, fitness and beauty; see `drawings.ts`. */
export const people = {
  school: `
    <path fill="tint" d="M32 118h176v84H32z"/>
    <path fill="deep" d="M78 118l42-44 42 44v84H78z"/>
    <path d="M120 74V30"/><path fill="dot" d="M120 32l36 10-36 14z"/>
    <path fill="white" d="M106 162h28v40h-28z"/><circle fill="white" cx="120" cy="126" r="13"/>
    <path d="M50 140v18M190 140v18M50 176v6M190 176v6"/>`,
  preschool: `
    <path fill="deep" d="M34 128h76v76H34z"/><path fill="dot" d="M130 128h76v76h-76z"/>
    <path fill="tint" d="M82 46h76v76H82z"/>
    <path d="M104 104l16-40 16 40M110 92h20"/>
    <path stroke="white" d="M60 146v40h14q12 0 12-10t-12-10H60h12q10 0 10-10t-10-10z"/>
    <path d="M184 152q-22-12-30 6t10 28q14 2 20-8"/>`,
  coaching: `
    <path fill="deep" d="M30 44h180v108H30z"/>
    <path stroke="white" d="M52 72h48M52 94h32M122 122l24-52 24 52M130 106h32"/>
    <path d="M92 152l-24 54M148 152l24 54M120 152v30"/>
    <path fill="dot" d="M72 144h34v12H72z"/>`,
  language: `
    <path fill="deep" d="M28 48h116v84H84l-28 26v-26H28z"/>
    <path fill="dot" d="M104 104h108v78h-22v24l-26-24h-60z"/>
    <path stroke="white" d="M62 112l24-48 24 48M70 98h32"/>
    <path d="M130 130h52M130 148h34"/>`,
  library: `
    <path fill="tint" d="M120 72q-36-26-92-18v122q56-8 92 18 36-26 92-18V54q-56-8-92 18z"/>
    <path d="M120 72v122"/>
    <path stroke="deep" d="M48 82q28-2 52 8M48 110q28-2 52 8M48 138q28-2 52 8M192 82q-28-2-52 8M192 110q-28-2-52 8"/>
    <path fill="dot" d="M168 48v52l14-12 14 12V50z"/>`,
  robotics: `
    <path fill="tint" d="M58 74h124v84H58z"/>
    <path fill="deep" d="M78 98h84v34H78z"/>
    <path d="M120 74V44M40 100v34M200 100v34M90 158v18M150 158v18"/>
    <circle fill="dot" cx="120" cy="34" r="11"/>
    <path stroke="white" d="M100 114h.1M140 114h.1"/>
    <path fill="dot" d="M70 176h100v28H70z"/>`,
  music: `
    <path fill="dot" d="M40 118h76l-8 76a12 12 0 0 1-12 10H60a12 12 0 0 1-12-10z"/>
    <ellipse fill="white" cx="78" cy="116" rx="42" ry="18"/><ellipse fill="ink" cx="78" cy="116" rx="14" ry="5"/>
    <path fill="deep" d="M132 132q-8 72 34 72t34-72z"/>
    <ellipse fill="white" cx="166" cy="130" rx="40" ry="16"/><ellipse fill="ink" cx="160" cy="130" rx="13" ry="5"/>
    <path d="M110 84V40l50-12v44"/><circle fill="deep" cx="100" cy="84" r="11"/><circle fill="deep" cx="150" cy="72" r="11"/>`,
  clinic: `
    <path d="M74 38q-22 0-22 22v34a44 44 0 0 0 88 0V60q0-22-22-22"/>
    <path stroke="deep" d="M96 140v22a38 38 0 0 0 76 0v-24"/>
    <circle fill="dot" cx="172" cy="118" r="22"/>
    <circle fill="white" cx="172" cy="118" r="7"/>
    <path fill="deep" d="M66 30h16v16H66zM110 30h16v16h-16z"/>`,
  dental: `
    <path fill="white" d="M120 62c-28-22-76-16-76 38 0 34 16 44 22 72 4 20 8 32 18 32 16 0 14-56 36-56s20 56 36 56c10 0 14-12 18-32 6-28 22-38 22-72 0-54-48-60-76-38z"/>
    <path stroke="deep" d="M120 62q14 12 30 12M66 96q0-20 18-24"/>
    <path fill="dot" d="M188 22l6 14 14 6-14 6-6 14-6-14-14-6 14-6z"/>`,
  pharmacy: `
    <path fill="tint" d="M72 82h96v108a14 14 0 0 1-14 14H86a14 14 0 0 1-14-14z"/>
    <path fill="deep" d="M62 44h116v38H62z"/>
    <path d="M88 54v18M108 54v18M132 54v18M152 54v18"/>
    <path fill="white" d="M72 108h96v66H72z"/>
    <path stroke="deep" stroke-width="12" d="M120 122v38M101 141h38"/>`,
  diagnostics: `
    <path fill="deep" d="M102 40l34-12 26 76-34 12z"/>
    <path fill="dot" d="M126 116l26-8 6 18-26 8z"/>
    <path d="M152 62q52 22 40 84-6 34-40 44M56 204h140M84 152h72M96 190h80"/>
    <path fill="tint" d="M56 66h22v58a11 11 0 0 1-22 0z"/><path d="M48 66h38"/>
    <path stroke="deep" d="M58 100h18"/>`,
  physiotherapy: `
    <path fill="tint" d="M24 158h192v18H24z"/>
    <path d="M46 176v30M194 176v30"/>
    <circle fill="dot" cx="50" cy="132" r="20"/>
    <path fill="deep" d="M78 128q0-8 8-8h66q26 0 50 24 6 14-6 14H86q-8 0-8-8z"/>
    <path d="M120 118V84q0-10 10-10h8q10 0 10 10M124 44a15 15 0 1 0 .1 0M172 96q12-8 24 0M84 96q12-8 24 0"/>`,
  eldercare: `
    <path fill="tint" d="M40 110l80-70 80 70v94H40z"/>
    <path d="M26 122l94-84 94 84"/>
    <path fill="deep" d="M108 182c-44-28-52-46-45-62s31-18 45 4c14-22 38-20 45-4s-1 34-45 62z"/>
    <path stroke="white" d="M80 128q4-8 12-6"/>
    <path stroke-width="8" d="M172 204v-62q0-12 11-12t11 12"/>`,
  ambulance: `
    <path fill="tint" d="M24 72h118v104H24z"/>
    <path fill="deep" d="M142 102h44l28 36v38h-72z"/>
    <path fill="white" d="M158 116h22l14 20h-36z"/>
    <path stroke="deep" stroke-width="12" d="M84 96v44M62 118h44"/>
    <circle fill="white" cx="70" cy="180" r="22"/><circle fill="white" cx="172" cy="180" r="22"/>
    <path fill="dot" d="M108 54h24v18h-24z"/><path d="M70 180h.1M172 180h.1"/>`,
  gym: `
    <path fill="deep" d="M52 76h30v88H52zM158 76h30v88h-30z"/>
    <path fill="dot" d="M28 94h24v52H28zM188 94h24v52h-24z"/>
    <path fill="tint" d="M82 110h76v20H82z"/>
    <path d="M16 120h12M212 120h12"/><path stroke="white" d="M66 92v24M172 92v24"/>`,
  yoga: `
    <circle fill="dot" cx="120" cy="54" r="24"/>
    <path fill="deep" d="M98 92h44l10 62H88z"/>
    <path d="M98 94q-34 20-46 66l26 4M142 94q34 20 46 66l-26 4"/>
    <path fill="tint" d="M40 178q0-20 30-24l50 14 50-14q30 4 30 24 0 12-20 12H60q-20 0-20-12z"/>
    <path d="M120 170l-30 18M28 206h184"/>`,
  wrestling: `
    <path fill="dot" d="M110 104h20v104h-20z"/>
    <circle fill="deep" cx="120" cy="72" r="46"/>
    <path d="M120 26v-8M82 52q38 20 76 0M78 84q42 24 84 0M106 128h28M106 190h28"/>
    <path stroke="white" d="M94 62q4-16 18-20"/>`,
  sport: `
    <path fill="dot" d="M142 30l28 28-82 82-34 14q-8-8-6-16l12-26z"/>
    <path d="M156 44l36-22M50 152l-22 40"/>
    <circle fill="deep" cx="158" cy="164" r="34"/>
    <path stroke="white" d="M136 142q26 22 22 54M150 138q24 20 26 48"/>`,
  salon: `
    <circle fill="tint" cx="74" cy="176" r="28"/><circle fill="tint" cx="146" cy="176" r="28"/>
    <path d="M90 154l62-118M130 154L68 36"/>
    <path fill="deep" d="M108 118l-40-82q-10 18 2 40zM112 118l40-82q10 18-2 40z"/>
    <path fill="dot" d="M184 60h26v136h-26z"/>
    <path d="M184 84h-12M184 102h-12M184 120h-12M184 138h-12M184 156h-12M184 174h-12"/>`,
  spa: `
    <path fill="tint" d="M120 146q-40-42 0-100 40 58 0 100z"/>
    <path fill="dot" d="M112 148q-58-6-70-70 54 8 70 70zM128 148q58-6 70-70-54 8-70 70z"/>
    <path fill="deep" d="M116 150q-42 22-90-14 50-18 90 14zM124 150q42 22 90-14-50-18-90 14z"/>
    <path d="M52 186q34-14 68 0t68 0M72 208q24-10 48 0t48 0"/>`,
  henna: `
    <path fill="dot" d="M84 206v-46l-30-34q-8-12 4-16t24 12l8 10V52q0-12 11-12t11 12v-10q0-12 11-12t11 12v10q0-10 11-10t11 10v14q0-10 10-10t10 10v70q0 40-26 54v16z"/>
    <path stroke="deep" d="M112 56v44M134 56v44M156 70v34"/>
    <circle fill="white" cx="128" cy="146" r="20"/><circle fill="deep" cx="128" cy="146" r="7"/>
    <path stroke="deep" d="M128 118v-6M128 180v-6M100 146h-6M162 146h-6"/>`,
  skin: `
    <path fill="deep" d="M58 120h72v74a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12z"/>
    <path fill="tint" d="M76 86h36v34H76z"/>
    <path fill="dot" d="M70 52h48l-6 34H76z"/>
    <path stroke="white" d="M76 150h36M76 168h20"/>
    <path fill="tint" d="M176 98q34 44 34 68a34 34 0 0 1-68 0q0-24 34-68z"/>
    <path d="M160 168a18 18 0 0 0 14 18M160 44l6 14 14 6-14 6-6 14-6-14-14-6 14-6z"/>`,
} satisfies Record<string, string>;
