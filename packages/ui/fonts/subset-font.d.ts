declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, Axis | undefined>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: describes what the package exports
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
