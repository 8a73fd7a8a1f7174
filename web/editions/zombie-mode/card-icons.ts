/** The icon of every card and attack, by its name at game-icons.net; icon-names.ts brings them along. */
export const CARD_ICONS = {
  devour: 'bone-gnawer', sign: 'star-formation',
  'vibranium-shield': 'american-shield', 'powerful-blows': 'armor-punch', 'missile-wave': 'missile-swarm',
  'wasps-sting': 'wasp-sting', smash: 'hammer-drop', 'dual-katanas': 'katana', 'ruby-beam': 'laser-burst',
  'mind-blade': 'psychic-waves', 'savage-claws': 'saber-tooth', 'wrecking-fist': 'mailed-fist',
  'cosmic-flames': 'fire-flower', 'frozen-shards': 'snowflake-2',
  'iron-jaw': 'jawbone', 'grave-strength': 'muscle-up', 'dead-calm': 'semi-closed-eye', 'pick-of-the-litter': 'bullseye',
  'crack-the-shell': 'cracked-shield', 'rooftop-leap': 'leapfrog', numb: 'brain-freeze', 'bring-it-back-up': 'mouth-watering',
  'bite-your-tongue': 'tongue', 'second-helping': 'meat', 'rise-and-bite': 'resting-vampire', 'battering-ram': 'steel-door',
  'play-dead': 'person-in-bed', 'pack-shuffle': 'meeple-army', 'meat-shield': 'skull-shield', 'grave-dread': 'evil-eyes',
  'last-nerve': 'heart-beats', 'false-trail': 'footprint', 'fresh-bait': 'meat-hook', 'glassy-stare': 'dead-eye',
  'undead-loyalty': 'chained-heart', 'stitch-up': 'stitched-wound',
  'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
} as const; // prettier-ignore
