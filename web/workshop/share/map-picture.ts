/** A drawing of the page as a picture file, with everything the page's styles say of it written into it. */
const WIDTH = 1800;

/** Of each shape, what a style sheet may have said. */
const SAID = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
  'display',
  'visibility',
] as const;

function withStyles(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const shapes = [...copy.querySelectorAll<SVGElement>('*')];
  svg.querySelectorAll('*').forEach((shape, i) => {
    const style = getComputedStyle(shape);
    for (const name of SAID) shapes[i]?.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

export async function mapPicture(svg: SVGSVGElement): Promise<Blob> {
  const { width: w, height: h } = svg.viewBox.baseVal;
  const height = Math.round((WIDTH * h) / w);
  const source = new XMLSerializer().serializeToString(withStyles(svg, WIDTH, height));
  const url = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH, height];
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error('nothing to draw on');
    ctx.drawImage(image, 0, 0, WIDTH, height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
