/** What is shown when somebody points at something, carries it or asks for the forecast: fetched together, with the first of it. */
export { CardInHand } from '../hands/card-in-hand.tsx';
export { CarryBar } from '../hands/carry-bar.tsx';
export { InHand } from '../hands/in-hand.tsx';
export { ThingCard } from '../hands/thing-card.tsx';
export { WhyLayer } from '../hands/why-layer.tsx';
export { ForecastBar, ForecastList } from '../insight/forecast-list.tsx';
export { ForecastOverlay } from '../insight/forecast-view.tsx';
export { GoalRings } from '../mission/goal-rings.tsx';
