// A download that shows itself.
export async function show(download) {
  const film = await download.follow(await fetch('film.mp4')).blob();
  return film;
}
