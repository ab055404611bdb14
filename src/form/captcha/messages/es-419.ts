export const messages = {
  captchaMissing: 'Completa el CAPTCHA antes de enviar.',
  captchaFailed: 'No se pudo cargar el CAPTCHA.',
  captchaConsent: 'El CAPTCHA es de un tercero y necesita tu permiso.',
  captchaAllow: 'Permitir el CAPTCHA',
  tryAgain: 'Intentar nuevamente',
};
