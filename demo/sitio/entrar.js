/** The button signs out whoever is signed in. */
document.getElementById('salir').addEventListener('click', async () => {
  await Azulejo.load('login');
  await Azulejo.site.logout();
});
