export const messages = {
  kind: 'Tipo de enlace',
  address: 'Dirección',
  apply: 'Aplicar',
  applied: 'El enlace es {address}',
  removed: 'No hay enlace.',
  // The kinds
  internal: 'Página de este sitio',
  file: 'Archivo de este sitio',
  url: 'Otro sitio',
  mailto: 'Correo electrónico',
  tel: 'Teléfono',
  sms: 'Mensaje SMS',
  anchor: 'Parte de una página',
  ftp: 'Archivo por FTP',
  javascript: 'Script',
  blogUrlPattern: 'Formato de las URL del blog',
};
