/** Numbers as the readers of a language write them: 0.7 and 94%, or 0,7 and 94 %. */
import { inEveryLanguage, type Language } from '@holdout/narrate/plain';

const formats = (options: Intl.NumberFormatOptions): { readonly [language in Language]: Intl.NumberFormat } =>
  inEveryLanguage((language) => new Intl.NumberFormat(language, options));
const PERCENT = formats({ style: 'percent', maximumFractionDigits: 0 });
const WHOLE = formats({ maximumFractionDigits: 0 });
const TENTHS = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A chance as players read it. */
export const percent = (chance: number, language: Language): string => PERCENT[language].format(chance);

/** An average. */
export const tenths = (value: number, language: Language): string => TENTHS[language].format(value);

/** A count. */
export const whole = (value: number, language: Language): string => WHOLE[language].format(value);
