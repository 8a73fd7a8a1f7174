/** How its icons are drawn. */
export { default as paths } from 'virtual:icons/hero';
