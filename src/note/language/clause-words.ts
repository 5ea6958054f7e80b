/** Who or what a clause of speech begins with. Words as `boundaryWord` gives them. */
export const clauseOpens = /^(?:i|you|he|she|it|we|they|there|that)(?:['’].+)?$/;

/** Past and present forms that their endings do not show to be verbs. */
export const irregular = new Set(
  'broke fell felt got took went came hit ran woke threw tore bent lost found ate drank slept quit began caught held kept left heard saw thought gave cut hurt hurts gets feels takes keeps'.split(
    ' ',
  ),
);

export const auxiliary = new Set('did do does is are was were has have had can could will would'.split(' '));

export const joiners = new Set(['and', 'so', 'but', 'then', 'also']);
