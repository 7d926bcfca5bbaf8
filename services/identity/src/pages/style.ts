import { createHash } from 'node:crypto';
import { colourVariables, designColours } from '@setu/ui/tokens';

/** The style sheet of the sign-in page, with the colours, type, radii and sizes of the design system, which it does not load. */
export const style = `
@font-face{font-family:"Inter Variable";src:url(/fonts/inter.woff2) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Fraunces Variable";src:url(/fonts/fraunces.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light;--pale-on-peacock:#d5ecee;${colourVariables()}}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{background:var(--paper);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{min-height:100vh;min-height:100dvh;background:var(--paper);color:var(--ink);font:400 1rem/1.5 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari",sans-serif;overflow-wrap:break-word;text-rendering:geometricPrecision;-webkit-font-smoothing:antialiased}
h1,h2{line-height:1.2;font-weight:600;letter-spacing:-.015em;text-wrap:balance}
p{text-wrap:pretty}
input,select,button{font:inherit;color:inherit;text-rendering:inherit}
a{color:var(--peacock);text-decoration-thickness:1px;text-underline-offset:.2em}
fieldset{min-width:0;padding:0;border:0}
:focus-visible{outline:2px solid var(--peacock);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

.page{min-height:100vh;min-height:100dvh}
.top{display:flex;align-items:center;justify-content:space-between;gap:16px;height:65px;padding:0 16px;background:var(--paper);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:var(--ink);font-size:1.25rem;font-weight:600;line-height:1;letter-spacing:-.03em;text-decoration:none;white-space:nowrap}
.brand b{font-weight:inherit;color:var(--peacock)}
.mark{flex:none;width:32px;height:32px}
.mark svg{display:block}
.back{display:inline-flex;align-items:center;gap:6px;min-height:44px;font-size:.875rem;font-weight:500;color:var(--ink);text-decoration:none;white-space:nowrap}
.back:hover{text-decoration:underline}
.story{display:none}
.kolam{fill:none;stroke-linecap:round;stroke-linejoin:round}
.kolam .line{stroke:var(--pale-on-peacock);stroke-width:.12}
.kolam .dots{stroke:var(--marigold);stroke-width:.34}
main{width:100%;max-width:476px;margin:0 auto;padding:24px 16px 48px}

.switch{display:grid;grid-template-columns:1fr 1fr;gap:4px;padding:4px;border-radius:10px;background:var(--sunken)}
.switch label{display:flex;align-items:center;justify-content:center;min-height:44px;padding:0 8px;border-radius:6px;color:var(--muted);font-size:.875rem;font-weight:600;text-align:center;cursor:pointer}
.switch label:hover{color:var(--ink)}
#show-sign-in:checked~.switch [for=show-sign-in],#show-register:checked~.switch [for=show-register]{background:var(--surface);color:var(--ink);box-shadow:0 0 0 1px var(--line),0 1px 2px rgb(18 32 58/.08)}
#show-sign-in:focus-visible~.switch [for=show-sign-in],#show-register:focus-visible~.switch [for=show-register]{outline:2px solid var(--peacock);outline-offset:2px}
.panel{display:none;padding-top:32px}
#show-sign-in:checked~.panel.sign-in,#show-register:checked~.panel.register{display:block}
.panel h2,.alone h1{font-size:1.75rem}
.aside{margin-top:16px}
a.button{text-decoration:none}
.lead{margin-top:8px;color:var(--muted)}
form.main{display:grid;gap:20px;margin-top:24px}

.field{display:grid;gap:6px}
.field>label,legend{padding:0;font-size:.875rem;font-weight:600;line-height:1.4}
.optional{color:var(--muted);font-weight:400}
.field input,.field select{width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--surface);line-height:1.5;text-overflow:ellipsis}
.field select{appearance:none;padding-right:40px;background:var(--surface) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${encodeURIComponent(designColours.muted)}' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E") right 10px center/20px no-repeat}
.field select:has(option[value=""]:checked){color:var(--muted)}
.field option{color:var(--ink)}
.field input:hover,.field select:hover{border-color:var(--ink)}
.field input:focus-visible,.field select:focus-visible{border-color:var(--peacock)}
.field [aria-invalid=true]{border-color:var(--kumkum);box-shadow:inset 0 0 0 1px var(--kumkum)}
.help{color:var(--muted);font-size:.875rem;line-height:1.4}
.problem{display:flex;gap:6px;color:var(--kumkum);font-size:.875rem;font-weight:500;line-height:1.4}
.problem svg,.alert svg{flex:none;width:16px;height:16px;margin-top:2px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.alert{display:flex;gap:10px;margin-top:20px;padding:12px 16px;border:1px solid var(--kumkum);border-radius:6px;background:var(--kumkum-tint);color:var(--kumkum);font-weight:500}
.alert svg{width:20px;height:20px}
.alert a{color:inherit}

.roles{display:grid;gap:8px}
.roles legend{margin-bottom:6px}
.role{position:relative;display:block;cursor:pointer}
.role input{position:absolute;top:16px;left:16px;width:20px;height:20px;margin:0;appearance:none;border:1px solid var(--line-strong);border-radius:50%;background:var(--surface)}
.role input:checked{border:6px solid var(--peacock)}
.role input:focus-visible{outline:none}
.role span{display:block;padding:12px 16px 12px 48px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.role:hover span{border-color:var(--line-strong)}
.role input:checked+span{border-color:var(--peacock);background:var(--peacock-tint);box-shadow:inset 0 0 0 1px var(--peacock)}
.role input:focus-visible+span{outline:2px solid var(--peacock);outline-offset:2px}
.role b{display:block;font-weight:600}
.role small{display:block;color:var(--muted);font-size:.875rem;line-height:1.4}
.role input{z-index:1}
@supports selector(:has(*)){form:not(:has([value=brand]:checked)) .brand-only{display:none}}

.tick{display:flex;align-items:flex-start;gap:12px;min-height:44px;padding:10px 0;cursor:pointer}
.tick input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--peacock)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 18px;border:0;border-radius:6px;background:var(--peacock);color:var(--on-fill);font-weight:600;line-height:1.25;cursor:pointer;transition:background-color .12s ease-out}
.button:hover{background:var(--peacock-deep)}
.button.quiet{flex:none;min-height:44px;padding:0 12px;background:var(--surface);color:var(--ink);box-shadow:inset 0 0 0 1px var(--line-strong);font-size:.875rem}
.button.quiet:hover{background:var(--sunken)}
.button.wide{display:flex;width:100%;min-height:48px;font-size:1rem}
.passkey+p{margin-top:12px}
.passkey .problem:not(:empty){margin-top:8px}
.or{display:flex;align-items:center;gap:12px;margin:20px 0;color:var(--muted);font-size:.875rem}
.or::before,.or::after{content:'';flex:1;border-top:1px solid var(--line)}

.demo{margin-top:32px;padding:20px 16px 8px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.demo h3{font-size:1rem;font-weight:600;line-height:1.4}
.demo ul{margin-top:8px;padding:0;list-style:none}
.demo li{border-top:1px solid var(--line)}
.demo li:first-child{border-top:0}
.demo .row{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:10px 0}
.demo b{display:block;font-weight:600;line-height:1.4}
.demo small{display:block;color:var(--muted);font-size:.875rem;line-height:1.4}

@media (max-width:399px){.top{gap:8px}.back span{display:none}}
@media (min-width:600px){main{padding-top:48px}.top{padding:0 24px}.demo{padding:20px 24px 8px}}
@media (min-width:960px){
.page{display:grid;grid-template-columns:minmax(400px,5fr) 7fr}
.side{background:var(--peacock);color:var(--on-fill)}
.fold{position:sticky;top:0;display:flex;flex-direction:column;height:100vh;height:100dvh;min-height:560px;padding:32px 48px 56px}
.top{height:auto;padding:0;border:0;background:none}
.brand,.brand b,.back{color:var(--on-fill)}
.side :focus-visible{outline-color:var(--on-fill)}
.story{display:flex;flex:1;flex-direction:column;min-height:0}
.story .kolam{flex:1;width:100%;min-height:0;margin:40px 0}
.story p:first-of-type{font:500 2.25rem/1.15 "Fraunces Variable",Fraunces,Georgia,"Times New Roman","Noto Serif Devanagari",serif;letter-spacing:-.01em;text-wrap:balance}
.story p+p{max-width:46ch;margin-top:12px;color:var(--pale-on-peacock)}
main{padding:clamp(48px,11vh,104px) 24px 72px}
}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`.trim();

/**
 * The content security policy of the page: no other origin, only scripts of this site, only this style sheet and the product's fonts, and
 * no frames.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
