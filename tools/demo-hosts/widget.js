// The demo's chat widget: a stand-in for the script of a chat provider. It is loaded as it is, into pages of the site,
// so it keeps to itself: one element with a shadow root, and the one callback that the site listens to.

const rules = `
  :host { bottom: calc(1rem + var(--bottom-bar, 0px)); font: 1rem/1.5 var(--font, system-ui); position: fixed;
    right: 1rem; z-index: 13; }
  /* On a phone it would cover prices and fields, so it waits below the footer until somebody opens it. */
  @media (width < 768px) {
    :host(:not([data-open])) { display: flow-root; padding: 1rem 1rem calc(1rem + var(--bottom-bar, 0px)); position: static; }
  }
  @media print { :host { display: none; } }
  * { box-sizing: border-box; font: inherit; }
  button, input { border-radius: var(--radius, 10px); min-height: 44px; padding: 0.5rem 0.75rem; }
  button { background: var(--brand, #1d4ed8); border: 0; color: var(--on-brand, #fff); cursor: pointer; font-weight: 600; }
  :focus-visible { outline: 3px solid var(--ink-900, #111); outline-offset: 2px; }
  .open { border-radius: 999px; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); float: right; padding-inline: 1.25rem; }
  section { background: var(--paper, var(--paper-50, #fff)); border: 1px solid var(--line, #ccc);
    border-radius: calc(var(--radius, 10px) * 1.5); box-shadow: 0 8px 40px rgb(0 0 0 / 25%); color: var(--ink-900, #111);
    display: grid; gap: 0.75rem; max-height: min(36rem, calc(100vh - 6rem)); overflow-y: auto; padding: 1rem;
    width: min(22rem, calc(100vw - 2rem)); }
  [hidden] { display: none !important; }
  header { align-items: center; display: flex; justify-content: space-between; }
  h2 { font-size: 1.125rem; font-weight: 700; margin: 0; }
  .close { background: none; color: inherit; font-weight: 400; text-decoration: underline; }
  p { margin: 0; }
  .notice { font-size: 0.875rem; }
  .log { display: grid; gap: 0.5rem; }
  .said { background: var(--paper-100, #eef1f4); border-radius: var(--radius, 10px); overflow-wrap: anywhere;
    padding: 0.5rem 0.75rem; }
  .own { margin-left: 2rem; }
  .said b { display: block; font-size: 0.875rem; font-weight: 600; }
  a { color: inherit; }
  form { display: grid; gap: 0.5rem; }
  label { display: grid; font-size: 0.875rem; font-weight: 600; gap: 0.25rem; }
  input { background: transparent; border: 1px solid var(--ink-500, #6b7280); color: inherit; font-weight: 400;
    font-size: 1rem; width: 100%; }
`;

const markup = `
  <button class="open" type="button" aria-expanded="false" aria-controls="panel">Chat with us</button>
  <section id="panel" aria-labelledby="title" hidden>
    <header><h2 id="title">Chat with us</h2><button class="close" type="button">Close</button></header>
    <p class="notice">This is the demo’s chat. A program answers, and nobody reads what you write.</p>
    <div class="log" role="log" aria-label="Messages"></div>
    <form>
      <label class="person">Your name<input name="name" autocomplete="name" required maxlength="80"></label>
      <label class="person">Cell phone<input name="phone" type="tel" autocomplete="tel" required maxlength="30"></label>
      <label>Message<input name="text" autocomplete="off" required maxlength="500"></label>
      <button type="submit">Send</button>
    </form>
  </section>
`;

const host = document.createElement("aside");
host.ariaLabel = "Chat";
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
root.adoptedStyleSheets = [sheet];
root.innerHTML = markup;
document.body.append(host);

const open = root.querySelector(".open");
const panel = root.querySelector("section");
const log = root.querySelector(".log");
const form = root.querySelector("form");

function show(isOpen) {
  host.toggleAttribute("data-open", isOpen);
  panel.hidden = !isOpen;
  open.hidden = isOpen;
  open.setAttribute("aria-expanded", String(isOpen));
  const target = isOpen ? form.querySelector("label:not([hidden]) input") : open;
  target.focus();
}

function say(who, text, link) {
  const line = document.createElement("p");
  line.className = link === undefined ? "said own" : "said";
  const name = document.createElement("b");
  name.textContent = who;
  line.append(name, text);
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link.path;
    anchor.textContent = link.label;
    line.append(" ", anchor);
  }
  log.append(line);
  line.scrollIntoView({ block: "nearest" });
}

let hasStarted = false;

/** As a provider does it: the site learns who talks once the first message is sent. */
function start() {
  if (hasStarted) return;
  hasStarted = true;
  for (const label of form.querySelectorAll(".person")) label.hidden = true;
  globalThis.PodiumEventsCallback?.("Conversation Started", {
    customer_name: form.elements.name.value.trim(),
    customer_phone_value: form.elements.phone.value.trim(),
  });
}

async function send() {
  const text = form.elements.text.value.trim();
  if (text === "") return;
  start();
  form.elements.text.value = "";
  say("You", text);
  try {
    const { answer, link } = await answerTo(text);
    say("Demo chat", answer, link);
  } catch {
    say("Demo chat", "That message wasn’t sent. Please try again, or call us.", null);
  }
}

async function answerTo(text) {
  const response = await fetch("/demo-chat/messages", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw new Error(`the chat answered with ${response.status}`);
  return response.json();
}

open.addEventListener("click", () => show(true));
root.querySelector(".close").addEventListener("click", () => show(false));
panel.addEventListener("keydown", (event) => {
  if (event.key === "Escape") show(false);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
