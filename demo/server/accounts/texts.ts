import type { HonoRequest } from 'hono';

const spanish = {
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  wrongPassword: 'La contraseña no es correcta.',
  unreadable: 'Faltan el correo electrónico o la contraseña.',
  noPassword: 'Falta la contraseña.',
  tooMany: 'Demasiados intentos. Intenta nuevamente más tarde.',
  ordersNeedSession: 'Inicia sesión para ver tus pedidos.',
  ordersRefused: 'Tu cuenta no puede ver los pedidos.',
  waves: '24 azulejos «Ola», 15 × 15 cm',
  stars: '6 azulejos «Estrella», 20 × 20 cm',
  inKiln: 'En el horno',
  shipped: 'Enviado',
  /** HTML: what members read. */
  recipes: `<h2>Recetas de esmalte</h2>
<ul>
  <li><strong>Blanco:</strong> óxido de estaño 8, frita sin plomo 78, caolín 14.</li>
  <li><strong>Cobalto:</strong> el blanco con 1,5 de carbonato de cobalto.</li>
  <li><strong>Ocre:</strong> el blanco con 6 de óxido de hierro y 2 de rutilo.</li>
</ul>
<p>La próxima hornada abierta es el primer sábado del mes, a las 10.</p>`,
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
    waves: '24 tiles “Ola”, 15 × 15 cm',
    stars: '6 tiles “Estrella”, 20 × 20 cm',
    inKiln: 'In the kiln',
    shipped: 'Shipped',
    recipes: `<h2>Recipes of our glazes</h2>
<ul>
  <li><strong>White:</strong> tin oxide 8, lead-free frit 78, kaolin 14.</li>
  <li><strong>Cobalt:</strong> the white with 1.5 of cobalt carbonate.</li>
  <li><strong>Ochre:</strong> the white with 6 of iron oxide and 2 of rutile.</li>
</ul>
<p>The next open firing is on the first Saturday of the month, at 10.</p>`,
  },
  pt: {
    wrong: 'O e-mail ou a senha não está correto.',
    wrongPassword: 'A senha não está correta.',
    unreadable: 'Falta o e-mail ou a senha.',
    noPassword: 'Falta a senha.',
    tooMany: 'Tentativas demais. Tente novamente mais tarde.',
    ordersNeedSession: 'Entre para ver seus pedidos.',
    ordersRefused: 'Sua conta não pode ver os pedidos.',
    waves: '24 azulejos “Ola”, 15 × 15 cm',
    stars: '6 azulejos “Estrella”, 20 × 20 cm',
    inKiln: 'No forno',
    shipped: 'Enviado',
    recipes: `<h2>Receitas dos esmaltes</h2>
<ul>
  <li><strong>Branco:</strong> óxido de estanho 8, frita sem chumbo 78, caulim 14.</li>
  <li><strong>Cobalto:</strong> o branco com 1,5 de carbonato de cobalto.</li>
  <li><strong>Ocre:</strong> o branco com 6 de óxido de ferro e 2 de rutilo.</li>
</ul>
<p>A próxima queima aberta é no primeiro sábado do mês, às 10.</p>`,
  },
};

/** The texts in the first language of a call's `Accept-Language`, which is that of the page; else in Spanish. */
export const textsFor = (request: HonoRequest): typeof spanish => {
  const [first = ''] = (request.header('Accept-Language') ?? '').toLowerCase().split(/[-,;]/);
  return Object.hasOwn(texts, first) ? (texts[first] ?? spanish) : spanish;
};
