/** A block that calls the server spreads these texts into its own catalogue: see `text` in src/features/api/request.ts. */
export const messages = {
  apiConnection: 'No se pudo conectar...',
  apiUnauthorized: 'Solicitud no autorizada',
  apiServer: 'Error de servidor interno. Intenta nuevamente más tarde.',
  apiUnavailable: 'Este servicio no está disponible temporalmente. Intenta nuevamente más tarde.',
  apiUnreadable: 'Error interno: No se puede analizar la respuesta de ({url}) como JSON: {message}',
};

export type ApiMessages = typeof messages;
