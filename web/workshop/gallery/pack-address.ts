/** A pack of the gallery, as links of this server call it. */
const MARK = 'gallery.';

export const linkData = (id: string): string => `${MARK}${id}`;
export const galleryIdIn = (data: string): string | undefined =>
  data.startsWith(MARK) ? data.slice(MARK.length) : undefined;
