// The one call we make; the package ships no types and this app needs no more of it.
declare module 'qrcode' {
  interface SvgOptions {
    readonly type: 'svg';
    readonly margin: number;
    readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
  }
  const qrcode: { toString(text: string, options: SvgOptions): Promise<string> };
  export default qrcode;
}
