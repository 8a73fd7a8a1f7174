/** The version of this protocol, raised when an old page could misunderstand something. */
export const PROTOCOL = 4;
