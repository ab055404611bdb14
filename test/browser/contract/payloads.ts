/** A payload that runs posts a message to the suite's window, from any frame. */
const run = "top.postMessage('pwned','*')";
/** The same without quotes. */
const bare = 'top.postMessage(`pwned`,`*`)';

/**
 * Texts that run a script when they are used as HTML, as an address or as a template. From the lists of OWASP and
 * PortSwigger: https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html
 */
export const payloads: string[] = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${bare} `,
  `"><img src=x onerror=${bare}>`,
  `'><svg/onload=${bare}>`,
  `" onmouseover="${run}" onfocus="${run}" autofocus tabindex="0" x="`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></svg>`,
  `<svg><a><animate attributeName="href" values="javascript:${bare}"/><text y="20">link</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${bare}</script></svg>#x"></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${bare}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${bare}>"></noscript>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${bare}>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe src="javascript:${bare}"></iframe>`,
  `<object data="data:text/html,<script>${bare}</script>"></object>`,
  `<embed src="javascript:${bare}">`,
  `<template shadowrootmode="open"><img src=x onerror="${run}"></template>`,
  `<details open ontoggle="${run}"><summary onclick="${run}">more</summary></details>`,
  `<video autoplay onloadstart="${run}"><source src=x onerror="${run}"></video>`,
  `<input autofocus onfocus="${run}"><select autofocus onfocus="${run}"></select>`,
  `<a href="javascript:${bare}">link</a><a href="java&#10;script:${bare}">link</a>`,
  `<a href="data:text/html,<script>${bare}</script>">link</a>`,
  `<form action="javascript:${bare}"><button>send</button></form><button formaction="javascript:${bare}">go</button>`,
  `<base href="javascript:${bare}//"><a href="#x">link</a>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${bare}">`,
  `<link rel="stylesheet" href="javascript:${bare}"><style>@import "javascript:${bare}";</style>`,
  `<div style="background:url(javascript:${bare});width:expression(${bare})" onclick="${run}">text</div>`,
  `</script></style></title></textarea></template><img src=x onerror=${bare}>`,
  `&lt;img src=x onerror=${bare}&gt;&#60;script&#62;${bare}&#60;/script&#62;`,
  `javascript:${bare}`,
  `\u0001 JaVa\tScRiPt\n:${bare}//`,
  `javascript&colon;${bare}`,
  `data:text/html,<script>${bare}</script>`,
  `data:text/html;base64,${btoa(`<script>${run}</script>`)}`,
  `vbscript:${bare}`,
  `blob:javascript:${bare}`,
  `\${${bare}}{{constructor.constructor("${bare}")()}}<%= ${bare} %>`,
];
