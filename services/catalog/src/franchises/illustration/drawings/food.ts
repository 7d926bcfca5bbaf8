/** Drawings of food and drink; see `drawings.ts`. */
export const food = {
  tea: `
    <path fill="white" d="M62 92h76l-9 96a14 14 0 0 1-14 12H85a14 14 0 0 1-14-12z"/>
    <path fill="dot" stroke="none" d="M69 122h62l-6 64a10 10 0 0 1-10 9H85a10 10 0 0 1-10-9z"/>
    <path d="M62 92h76l-9 96a14 14 0 0 1-14 12H85a14 14 0 0 1-14-12z"/>
    <path d="M84 70q-10-12 0-22t0-22M112 70q-10-12 0-22t0-22"/>
    <path fill="deep" d="M160 150h44v34a16 16 0 0 1-16 16h-12a16 16 0 0 1-16-16z"/>
    <path d="M156 150h52M168 166v18"/>`,
  cafe: `
    <path fill="deep" d="M52 96h116v56a40 40 0 0 1-40 40H92a40 40 0 0 1-40-40z"/>
    <path d="M168 108h14a22 22 0 0 1 0 44h-16"/>
    <path fill="dot" d="M40 204h140"/>
    <path d="M84 76q-10-12 0-24t0-24M116 76q-10-12 0-24t0-24M148 76q-10-12 0-24t0-24"/>
    <path stroke="white" d="M72 116v24a24 24 0 0 0 8 18"/>`,
  bakery: `
    <path fill="dot" d="M34 138c0-44 38-70 86-70s86 26 86 70c0 14-8 22-22 22v34H56v-34c-14 0-22-8-22-22z"/>
    <path d="M88 92l-10 26M126 86l-8 28M164 92l-8 26"/>
    <path stroke="deep" d="M78 176h84"/>`,
  sweets: `
    <path fill="deep" d="M36 150h168l-14 52H50z"/>
    <circle fill="dot" cx="74" cy="128" r="27"/><circle fill="dot" cx="166" cy="128" r="27"/>
    <circle fill="tint" cx="120" cy="128" r="27"/>
    <circle fill="dot" cx="97" cy="84" r="27"/><circle fill="tint" cx="143" cy="84" r="27"/>
    <path fill="white" d="M28 150h184"/>
    <path d="M92 80h.1M104 90h.1M138 80h.1M150 90h.1M68 124h.1M80 134h.1M114 122h.1M126 134h.1M160 124h.1M172 134h.1"/>
    <path stroke="white" d="M64 176h112"/>`,
  thali: `
    <circle fill="tint" cx="120" cy="124" r="88"/>
    <circle cx="120" cy="124" r="74"/>
    <circle fill="deep" cx="84" cy="96" r="22"/><circle fill="dot" cx="136" cy="84" r="22"/>
    <circle fill="deep" cx="168" cy="122" r="20"/>
    <path fill="white" d="M72 152a44 26 0 0 0 88 4c-18-24-62-30-88-4z"/>
    <path d="M96 160h.1M114 168h.1M132 160h.1"/>`,
  grill: `
    <path fill="deep" d="M44 112h152a76 70 0 0 1-152 0z"/>
    <path d="M84 176l-20 36M156 176l20 36M36 112h168"/>
    <path fill="dot" d="M92 94c-16-16 8-26 2-50 18 10 24 34 8 50zM146 94c-16-16 8-26 2-50 18 10 24 34 8 50z"/>
    <path d="M120 94c-10-10 4-18 0-34 12 8 16 24 6 34z"/>`,
  delivery: `
    <path fill="dot" d="M58 90h124l12 112H46z"/>
    <path d="M92 112V76a28 28 0 0 1 56 0v36"/>
    <circle fill="white" cx="120" cy="154" r="32"/>
    <path stroke="deep" d="M110 136v36M102 136v8q0 8 8 8t8-8v-8M134 172v-36q-8 4-8 20h8"/>`,
  steamer: `
    <path fill="tint" d="M52 92h136v104a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10z"/>
    <path d="M52 128h136M52 166h136M34 112h18M188 112h18"/>
    <path fill="deep" d="M56 92a64 36 0 0 1 128 0z"/>
    <circle fill="dot" cx="120" cy="50" r="8"/>
    <path stroke="white" d="M82 80a44 20 0 0 1 28-12"/>
    <path d="M84 147h.1M108 147h.1M132 147h.1M156 147h.1M84 186h.1M108 186h.1M132 186h.1M156 186h.1"/>`,
  drink: `
    <path fill="white" d="M70 76h100l-12 116a14 14 0 0 1-14 12H96a14 14 0 0 1-14-12z"/>
    <path fill="dot" stroke="none" d="M75 108q22-16 45 0t45 0l-9 83a10 10 0 0 1-10 9H94a10 10 0 0 1-10-9z"/>
    <path d="M70 76h100l-12 116a14 14 0 0 1-14 12H96a14 14 0 0 1-14-12z"/>
    <path stroke="deep" d="M128 100l18-72h24"/>
    <circle fill="deep" cx="76" cy="66" r="22"/><path stroke="white" d="M76 52v28M62 66h28"/>`,
  icecream: `
    <path fill="dot" d="M78 122h84l-42 92z"/>
    <path d="M100 122l34 56M140 122l-34 56"/>
    <circle fill="tint" cx="96" cy="100" r="30"/><circle fill="deep" cx="146" cy="100" r="30"/>
    <circle fill="white" cx="120" cy="62" r="30"/>
    <circle fill="deep" cx="120" cy="26" r="8"/>
    <path fill="none" d="M66 122h108"/>`,
  fastfood: `
    <path fill="dot" d="M42 112a78 66 0 0 1 156 0z"/>
    <path d="M92 76h.1M120 66h.1M148 76h.1M108 90h.1M136 90h.1"/>
    <path fill="tint" d="M34 112h172q6 14-8 18-12 6-22-2-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-12 8-22 2-14-4-8-18z"/>
    <path fill="deep" d="M40 140h160v22H40z"/>
    <path fill="dot" d="M42 162h156v14a26 26 0 0 1-26 26H68a26 26 0 0 1-26-26z"/>`,
  cart: `
    <path fill="deep" d="M40 62h160l14 34H26z"/>
    <path fill="white" d="M74 62l-8 34h36l4-34zM134 62l4 34h36l-8-34z"/>
    <path d="M52 96v44M188 96v44"/>
    <path fill="dot" d="M36 140h168v36H36z"/>
    <circle fill="tint" cx="82" cy="192" r="20"/><circle fill="tint" cx="166" cy="192" r="20"/>
    <path d="M204 150h20M82 192h.1M166 192h.1"/>
    <path d="M98 140v-18h20v18M128 140v-26h20v26"/>`,
  banquet: `
    <path fill="tint" d="M42 156a78 78 0 0 1 156 0z"/>
    <circle fill="dot" cx="120" cy="68" r="11"/>
    <path fill="deep" d="M26 156h188v16a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z"/>
    <path stroke="white" d="M66 140a52 52 0 0 1 30-38"/>
    <path d="M120 182v20M84 204h72"/>`,
} satisfies Record<string, string>;
