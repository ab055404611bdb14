export const messages = {
  choose: 'Elige una opción',
  stronglyDisagree: 'Totalmente en desacuerdo',
  disagree: 'En desacuerdo',
  neutral: 'Neutral',
  agree: 'De acuerdo',
  stronglyAgree: 'Totalmente de acuerdo',
  stars: '{count} de {max} estrellas',
};
