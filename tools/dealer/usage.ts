export const usage = `usage: npm run dealer -- new ID --name NAME --host HOST --phone PHONE --email EMAIL
                               --address STREET --city CITY --state MO --zip 63701
                               --at LATITUDE,LONGITUDE [--store "NAME"]... [--time-zone ZONE]
       npm run dealer -- check [ID]
       npm run dealer -- explain ID SETTING [--store ID]
       npm run dealer -- preview ID [--store ID] [--folder FOLDER] [--port 8091]
       npm run dealer -- schema
  new       makes the folder of a dealer with its stores; what is left out on the command line is asked for.
            One store, named after the city, unless --store names others; the first is the main store
  check     reads every file of all dealers, or of one and the defaults, as the site does, and prints everything
            that is wrong: file, line, place, what was expected
  explain   what a setting is (trade.carePercent, pages.alerts), what it is for this dealer or store, which file and
            line says so, and which files of the source read it
  preview   shows the dealer's site with the files in FOLDER before visitors see them, until you press Ctrl+C. It uses
            the live releases and a copy of the current cars; with --store, as a visitor who chose that store.
            Reload a page to see an edit. Forms sent from the preview are not delivered
  schema    prints a JSON Schema of dealer.json and of stores/*.json, for editors
FOLDER is DEALERS_DIR unless --folder names another; its default is dealers. Exit codes: 0 done, 1 something is wrong, 2 invalid usage.`;
