import type { HonoRequest } from 'hono';

const spanish = {
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  wrongPassword: 'La contraseña no es correcta.',
  unreadable: 'Faltan el correo electrónico o la contraseña.',
  noPassword: 'Falta la contraseña.',
  tooMany: 'Demasiados intentos. Intenta nuevamente más tarde.',
  ordersNeedSession: 'Inicia sesión para ver tus pedidos.',
  ordersRefused: 'Tu cuenta no puede ver los pedidos.',
};

const texts: Record<string, typeof spanish> = {
  en: {
    wrong: 'The email or the password is not correct.',
    wrongPassword: 'The password is not correct.',
    unreadable: 'The email or the password is missing.',
    noPassword: 'The password is missing.',
    tooMany: 'Too many attempts. Try again later.',
    ordersNeedSession: 'Sign in to see your orders.',
    ordersRefused: 'Your account may not see the orders.',
  },
  pt: {
    wrong: 'O e-mail ou a senha não está correto.',
    wrongPassword: 'A senha não está correta.',
    unreadable: 'Falta o e-mail ou a senha.',
    noPassword: 'Falta a senha.',
    tooMany: 'Tentativas demais. Tente novamente mais tarde.',
    ordersNeedSession: 'Entre para ver seus pedidos.',
    ordersRefused: 'Sua conta não pode ver os pedidos.',
  },
};

/** The texts in the first language of a call's `Accept-Language`, which says the language of the page; else in Spanish. */
export const textsFor = (request: HonoRequest): typeof spanish => {
  const [first = ''] = (request.header('Accept-Language') ?? '').toLowerCase().split(/[-,;]/);
  return texts[first] ?? spanish;
};
