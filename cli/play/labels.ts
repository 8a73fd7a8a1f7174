/** The words of the terminal itself; everything about the game is said by narrate/. */
import type { Language } from '@holdout/narrate';

const EN = {
  colon: ':',
  round: 'Round', danger: 'danger', goals: 'Goals', team: 'Team', board: 'On the board', ways: 'Ways on from',
  actions: 'actions', xp: 'XP', wounds: 'wounds', hands: 'hands', reserve: 'reserve', traits: 'traits', bystander: 'eaten', track: 'hunger', nothing: 'nothing', dead: 'dead', left: 'escaped',
  faceDown: 'cards face down', sign: 'Avengers Sign', hand: 'Sentinel Hand', spentHand: 'Sentinel Hand (spent)', elevator: 'elevator',
  noise: 'noise', spawn: 'spawn zone', objective: 'objective', exit: 'exit', closed: 'closed door', locked: 'locked door', window: 'closed window', shaft: 'elevator elsewhere', asleep: 'asleep',
  shareHow: 'Share out: number=units, e.g. 1=2 3=1', total: 'in all', upTo: 'up to',
  won: 'You have won!', lost: 'You have lost.', saved: 'Saved in', resumed: 'Your saved game goes on', bye: 'Goodbye.',
  help: 'Type a number or an option. u = undo (u! beyond dice and cards), r = redo, b = board, why <option>, rule <clause>, ids, q = leave.',
  notUnderstood: 'That is not one of the answers.', offered: 'That is on offer.', noClause: 'There is no such rule.',
  whichMission: 'Which mission? ', howMany: 'How many players', minutes: 'min', who: 'Playing:',
}; // prettier-ignore

export type Labels = typeof EN;

const FR: Labels = {
  colon: ' :',
  round: 'Tour', danger: 'danger', goals: 'Objectifs', team: 'Équipe', board: 'Sur le plateau', ways: 'Passages depuis',
  actions: 'actions', xp: 'PX', wounds: 'blessures', hands: 'en main', reserve: 'réserve', traits: 'traits', bystander: 'dévoré', track: 'faim', nothing: 'rien', dead: 'mort', left: 'sorti',
  faceDown: 'cartes face cachée', sign: 'Signe des Avengers', hand: 'Main de Sentinelle', spentHand: 'Main de Sentinelle (vide)', elevator: 'ascenseur',
  noise: 'bruit', spawn: 'zone d’invasion', objective: 'objectif', exit: 'sortie', closed: 'porte fermée', locked: 'porte verrouillée', window: 'fenêtre fermée', shaft: 'ascenseur ailleurs', asleep: 'endormi',
  shareHow: 'Répartissez : numéro=unités, p. ex. 1=2 3=1', total: 'en tout', upTo: 'jusqu’à',
  won: 'Vous avez gagné !', lost: 'Vous avez perdu.', saved: 'Sauvegardé dans', resumed: 'Votre partie reprend', bye: 'Au revoir.',
  help: 'Tapez un numéro ou une option. u = annuler (u! au-delà des dés et cartes), r = rétablir, b = plateau, why <option> = pourquoi pas, rule <clause> = règle, ids, q = quitter.',
  notUnderstood: 'Ce n’est pas une des réponses.', offered: 'C’est proposé.', noClause: 'Cette règle n’existe pas.',
  whichMission: 'Quelle mission ? ', howMany: 'Combien de joueurs', minutes: 'min', who: 'En jeu :',
}; // prettier-ignore

/** What some editions call otherwise. */
const OWN: { readonly [edition: string]: { readonly [language in Language]: Partial<Labels> } } = {
  hero: { en: { track: 'power', bystander: 'rescued' }, fr: { track: 'pouvoir', bystander: 'sauvé' } },
};

export const labelsOf = (language: Language, edition = ''): Labels => ({
  ...(language === 'fr' ? FR : EN),
  ...OWN[edition]?.[language],
});
