/**
 * Short ways to win the missions that teach, found by trying many: fewer presses than the bot’s. Where one is not on
 * offer any more because the rules have changed, whoever follows it goes on as the bot advises.
 */
export const SHORT = {
  zombie: [
    'activate:captain-marvel end activate:captain-america open:R_8R_00_dock-S1 fill:R_8R_00_storage',
    'open:R_3V_10_server-S1 gain-trait activate:iron-man attack:missile-wave@S1,R_8R_00_dock',
    'hit:R_8R_00_dock=1 gain-trait attack:devour@S1 move:R_8R_00_dock move:R_8R_00_storage',
    'take:R_8R_00_storage activate:hulk gain-trait attack:devour@R_8R_00_storage',
    'attack:devour@R_8R_00_storage activate:captain-marvel gain-trait move:R_3V_10_server',
    'move:R_3V_10_corridor activate:captain-america gain-trait move:R_3V_10_server move:R_3V_10_corridor',
    'gain-trait move:R_3V_10_server move:R_3V_10_corridor activate:captain-marvel',
    'open:R_3V_10_corridor-R_3V_10_lab move:R_3V_10_lab attack:devour@R_3V_10_lab',
    'activate:captain-america move:R_3V_10_lab move:R_3V_10_clean attack:devour@R_3V_10_clean',
    'activate:iron-man move:R_3V_10_reception open:R_3V_10_reception-S5 move:S5 leave move:R_8R_00_dock',
    'move:S1 move:S2 activate:hulk gain-trait move:S5 attack:smash@S5 end leave activate:captain-marvel',
    'move:R_3V_10_corridor move:R_3V_10_reception move:S5 leave move:R_3V_10_lab move:R_3V_10_corridor',
    'end move:R_3V_10_reception move:S5 attack:vibranium-shield@S5 use:bite-your-tongue@captain-america',
    'leave',
  ].join(' '),
  dceased: [
    'activate:batman move:S6 gain-trait open:R_1M_00_lobby-S6 fill:R_1M_00_newsroom end',
    'activate:wonder-woman move:S6 move:R_1M_00_lobby move:R_1M_00_newsroom activate:cyborg move:S6',
    'move:R_1M_00_lobby move:R_1M_00_newsroom move:S6 move:R_1M_00_lobby double-stride:R_2M_10_press',
    'move:R_2M_10_editor rescue:dan-turpin activate:wonder-woman rescue:lois-lane',
    'lois-lane:R_1M_00_archive move:R_2M_10_editor activate:the-flash open:R_2M_10_editor-R_2M_10_roof',
    'attack:blur-of-fists@R_2M_10_editor spend:4 power-up activate:cyborg move:R_2M_10_editor',
    'move:R_2M_10_roof take:R_2M_10_roof move:R_1M_00_lobby move:R_1M_00_newsroom move:R_2M_10_editor end',
    'activate:cyborg open:R_2M_10_roof-S2 move:S2 gain-trait leave activate:batman move:R_2M_10_roof',
    'move:S2 end leave activate:wonder-woman move:R_2M_10_roof move:S2 gain-trait leave move:R_2M_10_roof',
    'move:S2 end leave',
  ].join(' '),
} as const;
