/** What every language does to a text that stands by itself. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** It begins with a capital; a name that ends with a mark of its own takes no full stop. */
export const sentence = (text: string): string => capital(text).replace(/([!?.])\.(?=\s|$)/g, '$1');
