// On the document, as the page's content comes and goes.
document.addEventListener('trade-ready', ({ target }) => {
  if (target.matches('trade-product'))
    document.querySelector('p').textContent = `Product ${target.productId} is shown`
})
document.addEventListener('click', ({ target }) => {
  if (target.matches('button')) document.querySelector('trade-product').setAttribute('product-id', '2')
})
