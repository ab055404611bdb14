/** The names of the categories, in the banner, too. */
export const categories = { preferences: 'Preferencias', statistics: 'Estadísticas', marketing: 'Marketing' };

export const messages = {
  blocked: 'Este contenido viene de {host} y puede usar cookies.',
  blockedCategory:
    'Este contenido viene de {host} y puede usar cookies. Si aceptas, permites en este sitio todo lo de la categoría {categories}.',
  ...categories,
  show: 'Aceptar y mostrar',
};
