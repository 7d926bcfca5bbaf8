/** Drawings of shops; see `drawings.ts`. */
export const shops = {
  shop: `
    <path fill="tint" d="M48 108h144v94H48z"/>
    <path fill="deep" d="M52 48h136l20 46q-2 22-22 22t-22-20q-2 20-22 20t-22-20q-2 20-22 20t-22-20q-2 20-22 20t-22-22z"/>
    <path stroke="white" d="M84 54l-8 36M120 54v36M156 54l8 36"/>
    <path fill="dot" d="M126 138h42v64h-42z"/>
    <path fill="white" d="M66 138h42v34H66z"/>
    <path d="M136 172h.1"/>`,
  grocery: `
    <path fill="dot" d="M34 112h172l-18 90H52z"/>
    <path d="M82 132l6 50M120 132v50M158 132l-6 50"/>
    <circle fill="deep" cx="86" cy="82" r="26"/>
    <path fill="tint" d="M112 108c-8-40 4-66 20-76 14 12 20 40 10 76z"/>
    <path fill="deep" d="M150 108l30-60q16 4 18 18l-22 42z"/>
    <path d="M86 56q2-12 14-16M24 112h192"/>`,
  clothing: `
    <path fill="deep" d="M88 64l-52 34 18 34 20-10v82h92v-82l20 10 18-34-52-34q-32 24-64 0z"/>
    <path stroke="white" d="M120 80v58M120 102h.1"/>
    <path stroke="dot" d="M76 188h88"/>
    <path d="M120 76V52q0-8 8-10t8-10-10-8-12 8"/>`,
  jewellery: `
    <circle cx="120" cy="150" r="56"/><circle stroke="dot" cx="120" cy="150" r="46"/>
    <path fill="tint" d="M84 54l16-26h40l16 26-36 42z"/>
    <path d="M84 54h72M100 28l20 68 20-68M62 34l-12-10M178 34l12-10M120 12V6"/>`,
  furniture: `
    <path fill="deep" d="M64 118V78a26 26 0 0 1 26-26h60a26 26 0 0 1 26 26v40z"/>
    <path fill="dot" d="M76 132h88v34H76z"/>
    <path fill="tint" d="M34 126a20 20 0 0 1 40 0v38h92v-38a20 20 0 0 1 40 0v62H34z"/>
    <path d="M58 190v18M182 190v18"/><path stroke="white" d="M120 72v40"/>`,
  gifts: `
    <path fill="deep" d="M48 112h144v92H48z"/>
    <path fill="dot" d="M36 78h168v36H36z"/>
    <path fill="white" d="M106 78h28v126h-28z"/>
    <path fill="tint" d="M120 76c-48 0-60-46-34-46 20 0 34 26 34 46zM120 76c48 0 60-46 34-46-20 0-34 26-34 46z"/>`,
  spectacles: `
    <circle fill="tint" cx="74" cy="132" r="42"/><circle fill="tint" cx="166" cy="132" r="42"/>
    <path d="M116 126q4-8 8 0M34 122L50 70q4-12 16-10M206 122l-16-52q-4-12-16-10"/>
    <path stroke="deep" d="M54 138l26-26M146 138l26-26"/>`,
  books: `
    <path fill="deep" d="M48 54h36v148H48z"/><path fill="dot" d="M84 76h32v126H84z"/>
    <path fill="tint" d="M116 60h34v142h-34z"/>
    <path fill="dot" d="M154 80l32-10 36 124-32 10z"/>
    <path d="M36 204h176M60 78h12M60 92h12M128 84h10M128 176h10M96 100h8"/>`,
  shoes: `
    <path fill="deep" d="M34 92q18 8 32-10l18-6 34 36q14 14 40 18 48 6 48 40v10H34z"/>
    <path fill="dot" d="M30 180h180v10a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14z"/>
    <path stroke="white" d="M96 112l14-14M112 128l14-14M130 140l12-14"/>
    <path fill="tint" d="M60 128a18 18 0 1 0 .1 0z"/>`,
  electronics: `
    <path fill="deep" d="M34 56h172v112H34z"/>
    <path fill="tint" d="M50 72h140v80H50z"/>
    <path d="M120 168v24M84 196h72"/>
    <path stroke="deep" d="M70 132l30-30 22 20 44-36"/>`,
  toys: `
    <circle fill="dot" cx="76" cy="66" r="24"/><circle fill="dot" cx="164" cy="66" r="24"/>
    <circle fill="dot" cx="120" cy="96" r="56"/>
    <path fill="deep" d="M66 166q54-40 108 0l10 40H56z"/>
    <ellipse fill="white" cx="120" cy="114" rx="26" ry="20"/>
    <path d="M100 84h.1M140 84h.1M120 108v10M112 122q8 6 16 0"/>`,
} satisfies Record<string, string>;
