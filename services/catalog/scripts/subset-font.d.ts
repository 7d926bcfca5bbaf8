declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype';
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: describes what the package exports
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
