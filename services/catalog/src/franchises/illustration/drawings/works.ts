/** Drawings of vehicles, services, technology and all else; see `drawings.ts`. */
export const works = {
  garage: `
    <path fill="deep" d="M26 146l20-44q4-10 16-10h78q10 0 16 8l26 36q18 4 18 20v24H26z"/>
    <path fill="white" d="M64 102h36v32H50zM112 102h28l22 32h-50z"/>
    <circle fill="tint" cx="70" cy="180" r="23"/><circle fill="tint" cx="156" cy="180" r="23"/>
    <path d="M70 180h.1M156 180h.1"/>
    <path fill="dot" d="M148 76l30-30a24 24 0 0 1 30-30l-18 18 4 14 14 4 18-18a24 24 0 0 1-30 30l-30 30a13 13 0 0 1-18-18z"/>`,
  scooter: `
    <path fill="deep" d="M60 168q0-46 52-46h34l-16-66h-22"/>
    <path fill="deep" d="M34 150q6-34 44-38h54v52H34z"/>
    <path fill="dot" d="M58 92h62v20H58z"/>
    <path d="M132 164h30l-24-110h-26M138 54h24"/>
    <path fill="tint" d="M150 92l20-8 20 60-28 20z"/>
    <circle fill="white" cx="68" cy="182" r="24"/><circle fill="white" cx="184" cy="182" r="24"/>
    <path d="M68 182h.1M184 182h.1"/>`,
  carwash: `
    <path fill="deep" d="M40 152l18-40q4-10 16-10h88q10 0 16 8l22 30q14 4 14 16v26H40z"/>
    <path fill="white" d="M76 116h34v26H66zM122 116h32l18 26h-50z"/>
    <circle fill="tint" cx="84" cy="184" r="21"/><circle fill="tint" cx="170" cy="184" r="21"/>
    <circle fill="white" cx="60" cy="70" r="18"/><circle fill="dot" cx="104" cy="48" r="24"/>
    <circle fill="white" cx="150" cy="66" r="16"/><circle fill="dot" cx="188" cy="44" r="12"/>
    <path d="M28 206h184"/>`,
  charging: `
    <path fill="tint" d="M50 40h92v162H50z"/>
    <path fill="white" d="M66 58h60v38H66z"/>
    <path fill="dot" d="M104 110l-30 42h22l-8 36 34-48h-22z"/>
    <path stroke="deep" d="M142 130h18q14 0 14 14v26a14 14 0 0 0 28 0v-60"/>
    <path fill="deep" d="M184 78h36v20a18 18 0 0 1-36 0z"/>
    <path d="M194 78V60M210 78V60M36 204h120"/>`,
  battery: `
    <path fill="tint" d="M30 84h164v80H30z"/>
    <path fill="deep" d="M194 106h20v36h-20z"/>
    <path fill="dot" d="M46 100h28v48H46zM86 100h28v48H86z"/>
    <path d="M150 96l-18 30h28l-18 28M76 60q44-30 88 0M76 188q44 30 88 0"/>
    <path d="M164 60l4-16M164 60l-16 0M76 188l-4 16M76 188l16 0"/>`,
  laundry: `
    <path fill="tint" d="M52 34h136v172H52z"/>
    <path d="M52 72h136M72 54h28M160 54h.1"/>
    <circle fill="deep" cx="120" cy="140" r="50"/>
    <circle fill="white" cx="120" cy="140" r="36"/>
    <path fill="dot" stroke="none" d="M87 146q16-16 33 0t33 0a33 33 0 0 1-66 0z"/>
    <circle cx="120" cy="140" r="36"/>`,
  repairs: `
    <path fill="deep" d="M28 104h184v94H28z"/>
    <path d="M88 104V76q0-12 12-12h40q12 0 12 12v28"/>
    <path fill="dot" d="M28 132h184v22H28z"/>
    <path fill="white" d="M104 122h32v40h-32z"/>`,
  cleaning: `
    <path fill="deep" d="M84 122h112l-12 82H96z"/>
    <path d="M92 122a48 44 0 0 1 96 0"/>
    <path stroke="white" d="M104 146h72"/>
    <path d="M54 30v110"/>
    <path fill="dot" d="M34 140h40l10 64H24z"/>
    <path d="M44 168v34M58 168v34"/>
    <circle fill="white" cx="124" cy="102" r="14"/><circle fill="tint" cx="154" cy="98" r="18"/>`,
  parcel: `
    <path fill="dot" d="M34 84l86-42 86 42v92l-86 42-86-42z"/>
    <path fill="tint" d="M34 84l86-42 86 42-86 42z"/>
    <path d="M120 126v92M34 84v92l86 42 86-42V84"/>
    <path fill="deep" d="M74 64l86 42v34l18-9v-34L92 55z"/>`,
  van: `
    <path fill="deep" d="M22 68h118v112H22z"/>
    <path fill="tint" d="M140 104h46l30 38v38h-76z"/>
    <path fill="white" d="M156 118h22l18 24h-40z"/>
    <circle fill="white" cx="68" cy="184" r="22"/><circle fill="white" cx="174" cy="184" r="22"/>
    <path d="M68 184h.1M174 184h.1"/>
    <path fill="dot" d="M50 94h58v48H50z"/><path d="M79 94v22M2 96h14M-4 122h20"/>`,
  pestcontrol: `
    <path fill="tint" d="M120 28l80 26v56q0 66-80 102-80-36-80-102V54z"/>
    <ellipse fill="deep" cx="120" cy="130" rx="28" ry="38"/>
    <circle fill="dot" cx="120" cy="82" r="17"/>
    <path d="M92 116l-24-12M92 134H64M94 150l-22 16M148 116l24-12M148 134h28M146 150l22 16M112 68l-10-14M128 68l10-14"/>
    <path stroke="white" d="M120 104v52"/>`,
  security: `
    <path fill="deep" d="M120 28l80 26v56q0 66-80 102-80-36-80-102V54z"/>
    <path fill="dot" d="M84 112h72v54H84z"/>
    <path stroke="white" d="M96 110V94a24 24 0 0 1 48 0v16"/>
    <path d="M120 134v12"/>`,
  travel: `
    <path fill="deep" d="M34 84h172v112H34z"/>
    <path d="M88 84V60q0-12 12-12h40q12 0 12 12v24M62 196v12M178 196v12"/>
    <path fill="dot" d="M66 84h24v112H66zM150 84h24v112h-24z"/>
    <circle fill="white" cx="120" cy="140" r="20"/><path d="M100 140h40M120 120q-10 20 0 40M120 120q10 20 0 40"/>`,
  hotel: `
    <path d="M28 60v144M212 132v72"/>
    <path fill="deep" d="M28 140h150a34 34 0 0 1 34 34v8H28z"/>
    <path fill="dot" d="M44 108h54a16 16 0 0 1 16 16v16H44z"/>
    <path fill="tint" d="M150 30a32 32 0 1 0 32 44 26 26 0 0 1-32-44z"/>
    <path d="M128 68h18l-18 22h18"/>`,
  office: `
    <path fill="deep" d="M52 60h98v70H52z"/>
    <path fill="tint" d="M66 74h70v42H66z"/>
    <path d="M101 130v20M78 152h46M20 158h200M40 158v48M200 158v48"/>
    <path fill="dot" d="M172 128h26v30h-26z"/>
    <path d="M185 128q-20-10-14-34 18 6 14 34M185 128q18-6 16-28-16 4-16 28"/>`,
  property: `
    <path fill="tint" d="M38 112l66-62 66 62v92H38z"/>
    <path d="M24 124l80-76 80 76"/>
    <path fill="deep" d="M84 146h40v58H84z"/>
    <circle fill="dot" cx="176" cy="142" r="24"/><circle fill="white" cx="176" cy="136" r="7"/>
    <path d="M176 166v42M176 186h16M176 206h12"/>`,
  finance: `
    <path fill="tint" d="M120 30l96 48H24z"/>
    <path fill="deep" d="M44 92h24v82H44zM172 92h24v82h-24z"/>
    <circle fill="dot" cx="120" cy="132" r="38"/>
    <path d="M104 114h32M104 128h32M110 114q22 0 22 14 0 12-24 12l22 18M26 190h188M24 206h192M24 78h192"/>`,
  events: `
    <path fill="deep" d="M30 86h48l14-26h56l14 26h48v112H30z"/>
    <circle fill="tint" cx="120" cy="138" r="44"/><circle fill="dot" cx="120" cy="138" r="24"/>
    <path stroke="white" d="M52 108h16"/><path d="M186 112h.1M108 130q4-8 12-8"/>`,
  printing: `
    <path fill="tint" d="M70 34h100v56H70z"/>
    <path fill="deep" d="M30 88h180v80H30z"/>
    <path fill="white" d="M66 136h108v70H66z"/>
    <path d="M86 160h68M86 180h44M188 108h.1"/><path stroke="dot" d="M160 108h.1"/>`,
  computer: `
    <path fill="deep" d="M48 50h144v102H48z"/>
    <path fill="tint" d="M64 66h112v70H64z"/>
    <path fill="dot" d="M30 160h180l12 28a14 14 0 0 1-14 14H32a14 14 0 0 1-14-14z"/>
    <path d="M98 86l-18 16 18 16M142 86l18 16-18 16M126 84l-12 36M104 182h32"/>`,
  phone: `
    <path fill="deep" d="M60 26h84v188H60z"/>
    <path fill="tint" d="M72 48h60v134H72z"/>
    <path d="M96 198h12"/>
    <path fill="dot" d="M122 150l52-52a30 30 0 0 1 36-38l-20 20 4 18 18 4 20-20a30 30 0 0 1-38 36l-52 52a14 14 0 0 1-20-20z"/>`,
  smarthome: `
    <path fill="tint" d="M42 112l78-68 78 68v92H42z"/>
    <path d="M28 124l92-82 92 82"/>
    <path stroke="deep" stroke-width="9" d="M82 134q38-34 76 0M98 154q22-20 44 0"/>
    <circle fill="deep" cx="120" cy="176" r="9"/>
    <path fill="dot" d="M168 54h18v28l-18-16z"/>`,
  drone: `
    <path fill="deep" d="M88 96h64l14 22-14 22H88l-14-22z"/>
    <path d="M80 106L48 82M160 106l32-24M84 134l-22 34M156 134l22 34M50 168h20M170 168h20"/>
    <ellipse fill="tint" cx="48" cy="72" rx="38" ry="11"/><ellipse fill="tint" cx="192" cy="72" rx="38" ry="11"/>
    <circle fill="dot" cx="120" cy="124" r="15"/><path d="M92 196h56M104 212h32"/>`,
  plants: `
    <path fill="deep" d="M70 142h100l-14 62H84z"/>
    <path fill="dot" d="M60 122h120v22H60z"/>
    <path d="M120 122V70"/>
    <path fill="tint" d="M120 92q-50 4-62-46 54-4 62 46zM120 78q4-50 58-54 0 52-58 54zM120 110q20-34 60-22-12 34-60 22z"/>`,
  farm: `
    <path fill="dot" d="M24 176q96-40 192 0v28H24z"/>
    <path d="M24 192q96-32 192 0"/>
    <path d="M72 166v-40M120 160v-70M168 166v-40"/>
    <path fill="tint" d="M120 112q-36-2-40-36 36 0 40 36zM120 96q4-36 42-38-2 36-42 38z"/>
    <path fill="deep" d="M72 146q-24-2-26-24 24 0 26 24zM168 146q24-2 26-24-24 0-26 24z"/>
    <circle fill="dot" cx="196" cy="48" r="18"/>`,
  pottery: `
    <path fill="deep" d="M92 52h56q-10 22 14 42 38 30 18 74-12 24-28 24H88q-16 0-28-24-20-44 18-74 24-20 14-42z"/>
    <path stroke="dot" d="M64 126q56 24 112 0M62 148q58 24 116 0"/>
    <path d="M84 46h72M28 206h184M52 192h136"/>`,
  pets: `
    <path fill="deep" d="M120 120q40 0 58 42 10 36-24 38-18-8-34-8t-34 8q-34-2-24-38 18-42 58-42z"/>
    <ellipse fill="dot" cx="52" cy="118" rx="20" ry="26"/><ellipse fill="dot" cx="94" cy="74" rx="21" ry="28"/>
    <ellipse fill="dot" cx="146" cy="74" rx="21" ry="28"/><ellipse fill="dot" cx="188" cy="118" rx="20" ry="26"/>
    <path stroke="white" d="M92 160q4-16 18-20"/>`,
  solar: `
    <circle fill="dot" cx="66" cy="66" r="24"/>
    <path d="M66 28v-8M28 66h-8M40 40l-6-6M92 40l6-6M40 92l-6 6"/>
    <path fill="deep" d="M92 104h108l20 82H72z"/>
    <path stroke="white" d="M132 106l-8 78M168 106l8 78M84 144h126"/>
    <path d="M146 186v20M112 208h68"/>`,
  water: `
    <path fill="tint" d="M78 66h84v20q22 10 22 36v70a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14v-70q0-26 22-36z"/>
    <path fill="deep" d="M78 38h84v28H78z"/>
    <path fill="dot" d="M120 112q30 38 30 56a30 30 0 0 1-60 0q0-18 30-56z"/>
    <path stroke="white" d="M104 168a16 16 0 0 0 12 16"/>`,
} satisfies Record<string, string>;
