/** Pixels in rows from the upper left: RGB for scenes, premultiplied RGBA for things, one byte for shadows. */
export interface Raster {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}
