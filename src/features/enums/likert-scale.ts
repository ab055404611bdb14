/** The answers to a question of a survey, as a form's field `likert` submits them. */
export const likertScale = {
  stronglyDisagree: -2,
  disagree: -1,
  neutral: 0,
  agree: 1,
  stronglyAgree: 2,
} as const;
