export const messages = {
  blocked: 'Este contenido viene de {host} y puede usar cookies.',
  blockedCategory:
    'Este contenido viene de {host} y puede usar cookies. Si aceptas, permites toda su categoría en este sitio.',
  show: 'Aceptar y mostrar',
};
