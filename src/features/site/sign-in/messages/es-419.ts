import { messages as api } from '../../../api/messages/es-419';

/** The texts of every form that asks for a password. The failures of a call come with them. */
export const messages = {
  ...api,
  signIn: 'Iniciar sesión',
  /** On the button, while the server answers. */
  signingIn: 'Iniciando sesión...',
  email: 'Correo electrónico',
  password: 'Contraseña',
  /** On the button in the password's field; its whole name is `showPassword`, which begins with it. */
  show: 'Mostrar',
  showPassword: 'Mostrar la contraseña',
  hide: 'Ocultar',
  hidePassword: 'Ocultar la contraseña',
  rememberMe: 'Mantener la sesión iniciada',
  forgotPassword: '¿Olvidaste tu contraseña?',
  signUp: 'Crear una cuenta',
  emailMissing: 'Escribe tu correo electrónico.',
  emailMalformed:
    'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato {email}.',
  exampleEmail: 'nombre@ejemplo.com',
  passwordMissing: 'Escribe la contraseña.',
  /** The server refuses and does not say why. */
  wrongCredentials: 'Solicitud no autorizada. Revisa el correo electrónico y la contraseña.',
  wrongPassword: 'Solicitud no autorizada. Revisa la contraseña.',
  tooManyAttempts: 'Demasiados intentos. Espera un momento e intenta nuevamente.',
};

export type SignInMessages = typeof messages;
