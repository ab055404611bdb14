export const messages = {
  share: 'Compartir',
  shareWith: 'Compartir en {service}',
  mail: 'Compartir por correo',
  phone: 'Compartir por teléfono',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar el enlace: {url}',
  newWindow: 'Se abre en una ventana nueva',
};
