import type { AddressMessageName } from '../rules';

export type AddressMessages = Record<AddressMessageName, string>;

/** Messages about texts that do not follow the rules for addresses. */
export const messages: AddressMessages = {
  telFormat: 'Un teléfono tiene entre 4 y 49 caracteres: dígitos, + y -.',
  smsFormat: 'Un SMS empieza con sms: y tiene menos de 1000 caracteres.',
  mailtoFormat:
    'Un correo empieza con mailto:, tiene una @, un dominio con punto y menos de 1000 caracteres.',
  anchorFormat: 'Un ancla empieza con # y tiene menos de 100 caracteres.',
  javascriptFormat: 'Un script empieza con javascript: y tiene menos de 250 caracteres.',
  ftpFormat: 'Una dirección FTP empieza con ftp:// y tiene menos de 100 caracteres.',
  internalFormat: 'Una dirección interna empieza con / y tiene menos de 150 caracteres.',
  contentFormat:
    'Un enlace a contenido es / con un id, puede llevar filtros después de ? y tiene menos de 150 caracteres.',
  fileFormat: 'Un enlace a un archivo empieza con /s/ y tiene menos de 150 caracteres.',
  collectionPanelFormat: 'La ruta de una colección en el panel es /pages/ con un id de 24 caracteres.',
  urlFormat: 'Una URL tiene un dominio que termina en 2 o 3 letras.',
  blogUrlFormat:
    'El formato de la URL solo admite año (%y), mes (%m), día (%d) y título (%t), y necesita uno de ellos.',
  skuFormat: 'El SKU tiene entre 1 y 60 caracteres.',
};
