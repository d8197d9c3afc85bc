// The landing page's two buttons; everything else on the page works without a script.
const bar = document.getElementById("bar");
let value = 0.4;
function set(next) {
  value = Math.min(1, Math.max(0, next));
  bar.setAttribute("value", value.toFixed(1));
}
document.getElementById("less").addEventListener("click", () => set(value - 0.2));
document.getElementById("more").addEventListener("click", () => set(value + 0.2));

const download = document.getElementById("download");
let timer;
download.addEventListener("headway-action", () => {
  clearInterval(timer);
  let done = 0;
  download.setAttribute("state", "running");
  timer = setInterval(() => {
    done += 0.1;
    download.setAttribute("value", Math.min(done, 1).toFixed(1));
    if (done >= 1) {
      clearInterval(timer);
      download.setAttribute("state", "completed");
    }
  }, 400);
});
