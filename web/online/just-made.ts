/** Tables made on this page a moment ago: whoever made one sits down without being asked again. */
export const justMade = new Set<string>();
