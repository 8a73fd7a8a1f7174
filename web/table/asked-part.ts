/** What is shown when somebody points at something, carries it, aims or asks for the forecast: fetched together, with the first of it. */
export { CarryBar } from '../hands/carry-bar.tsx';
export { ThingCard } from '../hands/thing-card.tsx';
export { WhyLayer } from '../hands/why-layer.tsx';
export { ForecastBar, ForecastList } from '../insight/forecast-list.tsx';
export { ForecastOverlay } from '../insight/forecast-view.tsx';
export { GoalRings } from '../mission/goal-rings.tsx';
export { OddsCard } from './odds-card.tsx';
export { OddsStrip } from './odds-strip.tsx';
