import { messages as addresses } from '../addresses/messages/es-419';
import type { AddressMessageName } from '../addresses/rules';

const ownMessages = {
  // Choices and values
  unexpectedOption: 'El valor no está entre las opciones esperadas.',
  invalidPageUrl: 'No es una URL de página válida.',
  invalidEmail: 'Escribe un correo electrónico válido.',
  emailExamples: 'Los correos electrónicos deben seguir el formato {email}.',
  linkExamples: 'Los enlaces deben seguir el formato {host} o {host}.',
  listRequired: 'Se debe seleccionar una lista',
  fileNameRequired: 'El nombre del archivo es obligatorio.',
  tagExists: 'La etiqueta ya existe.',
  categoryExists: 'La categoría ya existe.',
  oneTagAtATime: 'Solo se puede editar una etiqueta a la vez.',
  // Data of charts
  datasetTooSmall: 'El conjunto de datos necesita al menos una columna y una fila.',
  rowsWithMissingData: 'Hay filas con datos que faltan.',
  tooManyRows: 'Los datos se dividieron: el máximo es de {count} filas.',
  tooManyColumns: 'Los datos se dividieron: el máximo es de {count} columnas.',
  // Files
  unsupportedFile: 'Este tipo de archivo no es compatible.',
  fileTooLarge: 'El archivo es demasiado grande. El máximo es de {size}.',
  fileNotProcessed: 'No se procesó el archivo.',
  processingCancelled: 'Se canceló el procesamiento.',
  processingFailed: 'No se pudo terminar de procesar el archivo.',
  uploadFailed: 'No se pudo terminar de subir el archivo.',
  renamingFailed: 'Hubo un problema al cambiar el nombre del archivo.',
  uploadProblem: 'Hubo un problema al subir el archivo.',
  basicVideoAccount: 'Las cuentas básicas de Vimeo no son compatibles.',
  // Failed requests
  tryAgain: 'Intenta de nuevo.',
  resultsFailed: 'No se pueden cargar los resultados.',
  loadFailed: 'No se pudo cargar.',
  error: 'Se produjo un error.',
  networkError: 'Error de red.',
  noResponseData: 'La tarea no devolvió datos.',
  collectionsFailed: 'No se pueden cargar las colecciones.',
  fontsFailed: 'No se pueden cargar las fuentes.',
  fontPreviewFailed: 'No se puede cargar la vista previa de la fuente.',
  timeZoneFailed: 'No se pudo cargar la zona horaria.',
  noCodeOnAndroid: 'El código no se puede editar en Android.',
  connectionFailed: 'No se pudo conectar... Intenta de nuevo',
  noMailingLists: 'La cuenta no tiene listas de correo. Crea una para continuar.',
  // Limits
  atMostItems: '{name}: el máximo es {max}, y hay {value}.',
  atMostCharacters: '{name}: el máximo es de {max} caracteres, y hay {value}.',
  smugGalleries: 'Galerías de SmugMug',
  smugGallerySize: 'Imágenes de una galería de SmugMug',
  blocksPerLayout: 'Bloques de un diseño',
  albumTracks: 'Pistas de un álbum',
  orderableItems: 'Elementos de una colección que se puede ordenar',
  nestedCategories: 'Categorías anidadas',
  productsPerCollection: 'Productos de una colección',
  tagLength: 'Etiqueta',
  categoryLength: 'Categoría',
  skuLength: 'SKU',
  priceCents: 'Precio en centavos',
  // Changes
  unsavedTitle: 'Hay cambios sin guardar',
  unsavedMessage: 'Hiciste cambios. ¿Quieres guardarlos o deshacerlos?',
  save: 'Guardar',
  undo: 'Deshacer',
};

/** The messages of `dictionary` by their keys; a text may have placeholders, such as `{size}`. */
export type EditorMessages = typeof ownMessages & Record<AddressMessageName, string>;

/** Messages of an editor to the people who build a site. */
export const messages: EditorMessages = { ...ownMessages, ...addresses };
