import { Html, html } from '@setu/service-kit';
import { kolamOf, logoSvg } from '@setu/ui/kolam';

/** The mark: one kolam line around five dots, which is a bridge. */
export const logoMark = html`<span class="mark" aria-hidden="true">${new Html(logoSvg())}</span>`;

/** Cells of an octagon of 8 by 7 that a row does not have, at each end. */
const cornerOf = (row: number) => Math.max(0, 2 - row, row - 4);
const { path, dots } = kolamOf(8, 7, (column, row) => column >= cornerOf(row) && column < 8 - cornerOf(row));

/** One unbroken line around its dots. */
export const kolam = html`<svg class="kolam" viewBox="-0.3 -0.3 16.6 14.6" aria-hidden="true"><path class="line" d="${path}"/><path class="dots" d="${dots.map(([x, y]) => `M${x} ${y}h0`).join('')}"/></svg>`;
