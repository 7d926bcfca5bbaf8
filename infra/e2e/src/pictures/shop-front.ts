import sharp from 'sharp';

/** Structure of walls and leaves, and camera noise: side of a grain in pixels, and its strength. */
const grains = [
  [24, 50],
  [6, 40],
  [1, 10],
] as const;

const grain = async (width: number, height: number, scale: number, sigma: number): Promise<Buffer> => {
  const sides = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const small = await sharp({ create: { ...sides, channels: 3, background: '#808080', noise } })
    .greyscale()
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill' }).png({ compressionLevel: 1 }).toBuffer();
};

/** A drawn shop front with the structure of a photograph, so that its file sizes are realistic. @returns a JPEG */
export const shopFront = async (width: number, height: number, hue = 185): Promise<Buffer> => {
  const awning = Array.from(
    { length: 10 },
    (_, n) =>
      `<rect x="${120 + n * 76}" y="190" width="76" height="90" fill="${n % 2 ? '#fff' : `hsl(${hue} 60% 32%)`}"/>`,
  ).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 667" preserveAspectRatio="xMidYMid slice">
    <rect width="1000" height="667" fill="hsl(${hue} 25% 88%)"/>
    <rect y="560" width="1000" height="107" fill="#cdbfa8"/>
    <rect x="100" y="110" width="800" height="450" fill="hsl(${hue} 30% 70%)"/>
    <rect x="120" y="130" width="760" height="60" fill="#12203a"/>
    <rect x="150" y="300" width="420" height="220" fill="#fdf3d8"/><rect x="640" y="300" width="200" height="260" fill="#5a3a22"/>
    ${awning}
    <circle cx="820" cy="430" r="9" fill="#f2a20c"/>
  </svg>`;
  const layers = await Promise.all(grains.map(([scale, sigma]) => grain(width, height, scale, sigma)));
  return sharp(Buffer.from(drawing))
    .flatten({ background: '#fff' })
    .composite(layers.map((input) => ({ input, blend: 'soft-light' })))
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
};
