import sharp from 'sharp';

/** A drawn shop front with the noise of a camera, so that its size is that of a photograph. @returns a JPEG */
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
  const noise = await sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .flatten({ background: '#fff' })
    .composite([{ input: noise, tile: true, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg({ quality: 92 })
    .toBuffer();
};
