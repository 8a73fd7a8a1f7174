/** What may come: odds and forecasts. */
export { forecast, type Forecast } from './forecast.ts';
export { binomial, oddsOf, type Odds } from './odds.ts';
export { plainShare } from './plain-choice.ts';
