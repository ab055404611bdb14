import type { CartMessages } from './es-419';

export const messages: CartMessages = {
  cartAdd: 'Não é possível adicionar o item',
  cartQuantity: 'Não é possível atualizar a quantidade',
  cartStock: 'Disponíveis: {stock}. No seu carrinho: {quantity}.',
  cartCurrency: 'Seu carrinho está em {cartCurrency} e o item, em {currency}. Peça-o separadamente.',
  cartPrice: 'O item não tem preço.',
  cartFields: 'Não é possível atualizar o formulário',
  cartRemove: 'Não é possível remover o item',
  cartCoupon: 'Não é possível aplicar o código de desconto',
  cartCouponRemoval: 'Não é possível remover o código de desconto',
  cartShipping: 'Não é possível atualizar o frete',
  cartLoad: 'Não foi possível carregar o carrinho. Tente novamente mais tarde.',
  cartSession:
    'A sessão pode ter expirado ou os cookies podem estar desativados, por isso não é possível continuar com o pagamento.',
};
