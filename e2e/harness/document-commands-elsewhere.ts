const root = "needs root, and changes the machine";
const systemd = "needs systemd, which tests have not; tools/deploy checks the units";
const docker = "needs Docker; tools/deploy checks the file";
const places = "names an address or a password of the reader's own";
const readme = "a command of the README, too: readme.test.ts or start.test.ts runs it";
const traces = "traces.test.ts has a site with a collector, and reads the header";
const develops = "builds without an end; readme.test.ts runs it for another area";
const publishes =
  "publishes a build of a clean commit; publish-gate.test.ts and tools/release run what it does";
const publishesService = `${publishes}; service-releases.test.ts has a site that runs them`;
const canaries = `${publishes}; canary.test.ts runs canaries in a site`;
const serviceCanaries = `${publishes}; service-canary.test.ts runs them in a site`;

const newArea = "new-area.test.ts runs it in a checkout of its own";

/** Commands of the documents that `documents.test.ts` does not run, and why. */
export const commandsElsewhere: Readonly<Record<string, string>> = {
  "useradd --system --home-dir /var/lib/forecourt forecourt": root,
  "git clone REPOSITORY /opt/forecourt && chown -R forecourt: /opt/forecourt": root,
  "install -d -m 700 /etc/forecourt/secrets": root,
  "install -d -o forecourt -g forecourt -m 700 /var/lib/forecourt /var/backups/forecourt": root,
  "install -d -o forecourt -g forecourt /etc/forecourt/dealers": root,
  "cp /opt/forecourt/deploy/systemd/*.service /opt/forecourt/deploy/systemd/*.timer /etc/systemd/system/":
    root,
  "install -m 755 /opt/forecourt/deploy/systemd/forecourt /usr/local/sbin/forecourt": root,
  "forecourt dealer new plains-ford --store Salina":
    "needs root; tools/deploy runs the script, and tools/dealer the command",
  "chown -R forecourt: /var/backups/forecourt/2026-11-26": root,
  "runuser -u forecourt -- env HOME=/var/lib/forecourt git -C /opt/forecourt pull":
    "changes the checkout, and needs its origin",
  "systemctl daemon-reload && systemctl restart forecourt": systemd,
  "systemctl edit forecourt": systemd,
  "cd /etc/forecourt/secrets && umask 077": root,
  "echo 'postgres://forecourt:PASSWORD@127.0.0.1:5432/forecourt' > database-url": places,
  "echo 'smtps://USER:PASSWORD@mail.example:465' > smtp-url": places,
  "systemctl enable --now forecourt.service forecourt-backup.timer": systemd,
  "systemctl restart forecourt": systemd,
  "systemctl status forecourt": systemd,
  "systemctl status forecourt-backup": systemd,
  "journalctl -u forecourt -n 50": systemd,
  "journalctl -u forecourt-backup": systemd,
  "docker compose -f deploy/compose.yml up --build --detach": docker,
  "docker compose -f deploy/compose.yml run --rm backup": docker,
  "docker compose -f deploy/compose.yml exec site node --disable-warning=ExperimentalWarning tools/leads/main.ts dead":
    docker,
  "docker build -f deploy/Dockerfile -t REGISTRY/forecourt:TAG .": docker,
  "helm install forecourt deploy/helm/forecourt --set image.repository=REGISTRY/forecourt,image.tag=TAG":
    "needs a cluster; tools/deploy checks the chart",
  "openssl rand -base64 32": "makes a secret of a chart; the documents' other secrets are made so",
  "OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318 npm start": traces,
  "OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318 docker compose -f deploy/compose.yml up --detach":
    docker,
  "curl --silent --output /dev/null --dump-header - --header 'accept: text/html' http://localhost:8080/ | grep -i server-timing":
    traces,
  "echo 'OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318' >> /etc/forecourt/forecourt.env": root,
  "helm upgrade forecourt deploy/helm/forecourt --reuse-values --set otlpEndpoint=http://collector:4318":
    "needs a cluster; tools/deploy checks the chart",
  "systemctl restart forecourt.service": systemd,
  "npm run nx -- affected -t build,test --base=main":
    "builds and tests for minutes; tools/test/affected.test.ts has what it chooses",
  "npm start": readme,
  "npm run start:fleet": readme,
  "npm run dev": develops,
  "npm run dev -- mfe-financing": develops,
  "RELEASES_DIR=/srv/staging/releases npm run dev -- mfe-financing --record live":
    "development-site.test.ts runs it in a store of its own",
  "npm run release -- publish mfe-financing": publishes,
  "npm run release -- publish --preview mfe-financing": publishes,
  "npm run release -- activate mfe-financing": publishes,
  "npm run release -- canary mfe-financing 10%": canaries,
  "npm run release -- canary mfe-financing --store ozark-mitsubishi/rolla": canaries,
  "npm run release -- canary mfe-financing 10% --dealer heartland": canaries,
  'npm run release -- canary mfe-financing --schedule "10% 30m, 50% 1h, 100%"': canaries,
  "npm run release -- canary mfe-financing service-financing 10%": serviceCanaries,
  "npm run release -- canary service-financing 10%": serviceCanaries,
  "npm run release -- promote service-financing": serviceCanaries,
  "npm run release -- abort service-financing": serviceCanaries,
  "npm run release -- publish service-financing": publishesService,
  "npm run release -- activate service-financing": publishesService,
  "npm run release -- rollback service-financing": publishesService,
  "npm run release -- promote mfe-financing": canaries,
  "npm run release -- abort mfe-financing": canaries,
  "npm run generate -- area parts": newArea,
  "npm install": "new-area.test.ts links the packages of the area instead",
  'git add --all && git commit --message "feat(parts): a new area"': newArea,
  "npm run release -- activate service-parts": newArea,
  "npm run release -- canary shell mfe-parts 10%": newArea,
  "npm run release -- promote mfe-parts": newArea,
  "npm run release -- build": "builds everything, as npm start does, which readme.test.ts runs",
  "npm run release -- watch": "runs without an end; canary.test.ts has a site that watches",
  "npm run release -- serve 7d0ad44cdef41939 --port 8090":
    "starts a second site; release-records.test.ts runs what it does",
};
