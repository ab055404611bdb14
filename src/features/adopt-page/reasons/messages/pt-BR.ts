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
    '{part, select, pictures {Não tem imagens.} picture {Não tem imagem.} video {Não tem vídeo.} form {Não tem formulário.} field {Não tem campo.} sections {Não tem seções.} items {Não tem itens.} texts {Não tem textos.} dishes {Não tem pratos.} values {Não tem valores.} other {Está vazio.}}',
  emptyGallery: 'A galeria está vazia. As setas dela, que não faziam mais nada, foram removidas.',
  filmControls:
    'O vídeo não tinha controles. Agora tem os do navegador, para que os visitantes possam pará-lo. Com o atributo background, ele é reproduzido sem controles, como um vídeo atrás de outro conteúdo.',
  noPlaceForLink: 'O bloco não tem lugar para um link que está dentro. Coloque o link fora, ou em um texto.',
  unknownDesign: 'Azulejo não conhece o design {design}.',
  ownScript: 'Um script da própria página o abre.',
  unreadableFields: 'Não é possível ler a lista de seus campos.',
  noPlace: 'Não tem um lugar no mapa.',
  formAddress:
    'O formulário precisa de um endereço que receba o que os visitantes enviam: data-form-endpoint na tag do script. Sem ele, é enviado à API de data-api.',
  ordersNeedShop:
    'Os pedidos precisam de uma loja: uma API (data-api na tag do script) ou um endereço seu, como data-cart="mailto:loja@example.com".',
  donationServer:
    'As doações precisam de um servidor com uma página para doar (/checkout/donate): data-api na tag do script. Ou coloque no lugar do botão um link para o serviço que você usa.',
  donationPage:
    'A página não tem o identificador da sua página para doar. Coloque no lugar do botão um link para o serviço que você usa.',
  pricesMissing: 'Os preços não estão na página. Coloque no lugar do botão o bloco “product” com eles.',
  planAtBuilder:
    'Os visitantes aderem a este plano só no criador de sites. Coloque no lugar do botão um link para onde aderem agora; o bloco “pricing-toggle” mostra planos com dois preços.',
  cookieScriptsAndText:
    'Seus scripts que gravam cookies só esperam o visitante com type="text/plain" e data-az-category. As configurações não têm um texto seu: para escrevê-lo, coloque na página o bloco “cookie-banner” com cookie-banner-text.',
  cookieScripts:
    'Seus scripts que gravam cookies só esperam o visitante com type="text/plain" e data-az-category. Um elemento com data-az-consent-open permite que os visitantes mudem de ideia.',
  mobileBarContacts:
    'Faltam contatos da barra nas configurações salvas. Para mostrá-los, coloque na página o bloco “mobile-bar” com os seus links.',
  popupForm:
    'Abre tantas vezes quanto dizem as configurações salvas. O formulário precisa de um endereço: veja o formulário.',
  popupContent:
    'O conteúdo só existe no criador de sites. Escreva-o na página, no bloco “popup”. As configurações salvas dizem quando abre.',
  searchIndex:
    'A busca precisa de um índice das suas páginas: data-search-src na tag do script, com o endereço de um JSON que as lista. Sem ele, leva ao mesmo endereço de antes.',
  emailUndecoded: 'Não é possível decifrar o endereço de e-mail. Escreva-o na página.',
  commentsReadable: 'Os comentários continuam legíveis. Para receber novos é preciso um serviço seu.',
  commentsRemote:
    'Os comentários só existem nos servidores do criador de sites. A exportação os tem como XML: escreva-os na página, ou coloque aqui o código de outro serviço.',
  disqus:
    'O script do criador de sites carregava os comentários do Disqus. Coloque no lugar o código que o Disqus fornece.',
  likesRemote:
    'As curtidas só são contadas nos servidores do criador de sites. O bloco “like” as conta em uma API sua.',
  accountsRemote:
    'As contas dos visitantes só existem nos servidores do criador de sites. Remova este link, ou faça-o levar a um acesso seu, como o bloco “login”.',
  membershipsRemote:
    'As assinaturas e os planos pagos só existem nos servidores do criador de sites. Faça o botão levar a uma página do seu serviço de pagamento.',
  schedulingCode:
    'O script do criador de sites carregava o calendário de agendamentos. Coloque no lugar o código que o Acuity Scheduling fornece.',
  ordersRemote:
    'Os pedidos só eram pagos nos servidores do criador de sites. O bloco “cart” recebe pedidos no lugar deles.',
  feedRemote:
    'Só os servidores do criador de sites podiam pedir as últimas publicações, e a página não tem nenhuma. Coloque no lugar imagens ou um link.',
};
