import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  builderRuns: 'Os scripts do criador de sites funcionam nesta página. Nada foi alterado.',
  mayHaveRun: 'Este script está antes do de Azulejo e pode ter sido executado.',
  fileMissing: 'Não foi possível carregar o arquivo de Azulejo que o lê.',
  onlyRemote:
    '{thing, select, picture {A imagem só existe} gallery {As imagens só existem} film {O vídeo só existe} recording {A gravação só existe} other {O arquivo só existe}} nos servidores do criador de sites. Salve uma cópia junto à página, ou use data-adopt="remote".',
  noAddress:
    '{thing, select, picture {A página não tem o endereço desta imagem.} recording {A página não tem o endereço desta gravação.} other {A página não tem o endereço deste vídeo.}}',
  empty:
    '{part, select, pictures {Não tem imagens.} picture {Não tem imagem.} video {Não tem vídeo.} form {Não tem formulário.} sections {Não tem seções.} items {Não tem itens.} texts {Não tem textos.} dishes {Não tem pratos.} other {Está vazio.}}',
  unknownDesign: 'Azulejo não conhece o design {design}.',
  ownScript: 'Um script da própria página o abre.',
  unreadableFields: 'Não é possível ler a lista de seus campos.',
  noPlace: 'Não tem um lugar no mapa.',
  formAddress:
    'O formulário precisa de um endereço que receba o que os visitantes enviam: data-form-endpoint na tag do script. Sem ele, é enviado à API de data-api.',
};
