/** A drawing of the page as a picture file: handed to the system's own way of sharing, or downloaded. */
import { paintSvg } from './paint-svg.ts';

const SHARP = 2;

export function pictureOf(svg: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  return new Promise((resolve, reject) => {
    paintSvg(svg, canvas, SHARP);
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Gives what became of it; whoever closes the system's dialog wanted nothing more. */
export async function sharePicture(picture: Blob, name: string): Promise<'shared' | 'saved' | 'left'> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return 'saved';
}
