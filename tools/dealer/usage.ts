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
  preview   serves the site of a dealer with the files in a folder, before visitors see them, until Ctrl+C: with the
            live releases and a copy of the present cars, as a visitor without or with a chosen store. What is edited
            in the folder is on the next page; what is sent from the pages is not delivered
  schema    prints a JSON Schema of dealer.json and of stores/*.json, for editors
The folder is DEALERS_DIR, by default dealers. Exit codes: 0 done, 1 something is wrong, 2 invalid usage.`;
