/// PNG files that another encoder made (Python's zlib; filters in turn, levels 0, 1 and 9, two data chunks), with the
/// checksum of their pixels, which were computed from the numbers before encoding. Pillow reads the same pixels (but for the
/// transparent color of grays of two bits, which it looks for after widening them).
struct SamplePNG: Sendable {
    let name: String
    let width: Int
    let height: Int
    let checksum: UInt32
    let base64: String

    static let all: [SamplePNG] = [
        SamplePNG(
            name: "gray 1", width: 7, height: 3, checksum: 1573101162,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADAQAAAAB3uChoAAAABGdBTUEAALGPC/xhBQAAAAdJREFUeAFjCGJkYEHbYwoAAAAHSURB\
                VJoCAAI8AOqIgYxEAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "gray 1 interlaced", width: 5, height: 6, checksum: 989317285,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQAAAAFUh1lwAAAABGdBTUEAALGPC/xhBQAAAAJ0Uk5TAAB2k804AAAAEElEQVR42mNg\
                YGxgamBuYGFgaGB0fZ8NBwAAABBJREFUYHJgZmDpYJjB+AIALnYEnqT+droAAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "gray 2", width: 7, height: 3, checksum: 375226405,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADAgAAAAAwGFK4AAAABGdBTUEAALGPC/xhBQAAAAJ0Uk5TAAEBlP2uAAAACElEQVR42mMo\
                +MB47pO2BhEAAAAJSURBVBOTKw8AEokDdbYoyi0AAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "gray 2 interlaced", width: 5, height: 6, checksum: 2105380706,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgAAAAETJyOgAAAABGdBTUEAALGPC/xhBQAAABNJREFUeAEBGwDk/wCAAcACAAPABAAA\
                jGIAJb0AAAATSURBVAEwAuADuATDPQATwAG0TFlEBz0Sp04KAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "gray 4", width: 7, height: 3, checksum: 276428071,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADBAAAAAC/WKcYAAAABGdBTUEAALGPC/xhBQAAAAJ0Uk5TAAB2k804AAAAC0lEQVR4AWPg\
                1GBYwFgQYG29MMsAAAAMSURBVMDANN9AQAAAFIUCtLo+BeUAAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "gray 4 interlaced", width: 5, height: 6, checksum: 3907985078,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAAAAAGcZ9YAAAAABGdBTUEAALGPC/xhBQAAABRJREFUeNpj+MD4gcmeeQNLAIPCA8ZP\
                TEL1JTPUAAAAFElEQVTMf1n+C2xk8GdgYKxveg8Ank8KNdFw6fcAAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "gray 8", width: 7, height: 3, checksum: 1171575351,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADCAAAAAB6qEoZAAAABGdBTUEAALGPC/xhBQAAAAJ0Uk5TANduJIpPAAAAEElEQVR42mO4\
                7uT7P5aBgfGT9yFGSP2eSwAAABFJREFUhv+MTF8PM6T9/1oHAHLIClaxKUkqAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "gray 8 interlaced", width: 5, height: 6, checksum: 3922377718,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAAAAAFZlzsBAAAABGdBTUEAALGPC/xhBQAAABpJREFUeAEBKgDV/wCEAf8CL/8D/wSu\
                AAAAAAH/AALq9+bdAAAAG0lEQVQBAAMAgAQl2gEATwAA3P8A/wGp7mkA//oQDRw4Vi0NAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "gray 16", width: 7, height: 3, checksum: 2168396193,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADEAAAAAAqOJZaAAAABGdBTUEAALGPC/xhBQAAAAJ0Uk5TAAB2k804AAAAF0lEQVR4AWNg\
                YPgPBj6Vf20ZGBhBXAYGzvnfExdrYu8AAAAYSURBVLUfXlNgAoowrlv2PZGR8ZrC//8A0WkToQqPnJ8AAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "gray 16 interlaced", width: 5, height: 6, checksum: 269278655,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAAAAAEJB+dCAAAABGdBTUEAALGPC/xhBQAAACZJREFUeNpjYGBgfGLIxMCg7cg8R5Ml\
                +RoDA8Ndt5NOjP//MzAwMTL+K2S6Aso4AAAAJklEQVRWMS1Yx/L/PyMjUIohkYFh7lQQAyTPeJjpbPibVS1/GRgArmoVOnaDUhoA\
                AAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "rgb 8", width: 7, height: 3, checksum: 1269605107,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADCAIAAADQoYKSAAAABGdBTUEAALGPC/xhBQAAAAZ0Uk5TAP8AAAD/icAvkAAAACVJREFU\
                eAFj+M/wfwXDfyD5v4+BAUj+n83g/5+RYSLD7W0cqjttGP5f5dhtnOsAAAAlSURBVGR4/t1A8f+FcCaGPAapnT/+N4UzMD7TLPj/\
                /4I0A0M7ACmeHpF8X7wzAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "rgb 8 interlaced", width: 5, height: 6, checksum: 863307878,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAIAAAHznvOKAAAABGdBTUEAALGPC/xhBQAAADJJREFUeNpjYPjPwPj7/yym9f//MzD8\
                Z3ZmYGCZAGROYvh/JoNBkuE/I1AUqISJ4T8/g9t/5pY3cFtcAAAAM0lEQVTGH3bZjCwgIQaGFPb/c36CDAAq+f//O0MoQ9Y/kDEM\
                jEDi1icGNV4GRj9zhs0nAUPcKKizCiKyAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "rgb 16", width: 7, height: 3, checksum: 3356500257,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADEAIAAACAMV7RAAAABGdBTUEAALGPC/xhBQAAAAZ0Uk5TEz8AAIDrxM77SAAAAEZJREFU\
                eAEBgQB+/wATPwAAgOvf9gAA/////wAAAAD///////94MwAA0tgAAAAA/yIAAAAA//8B//8Rda0VAADvi1LqAQEAAAEB/5CAWrEA\
                AABGSURBVP///wAA/tUBAf//Hw7//wEB8DcAABqKAgEB7orzyQEB//8BAQAAn6f//wAAAQEAAAMs//9AV+MdAAAAAA0fAQGkSuVH\
                MiUC+UGlAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "rgb 16 interlaced", width: 5, height: 6, checksum: 1358794030,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAIAAAGjDi/JAAAABGdBTUEAALGPC/xhBQAAAElJREFUeAFjYGD4/5+BgfE/EDAwMEEo\
                BjBgBkkln2f5/79NYq4hWAikBqjEosITpJARok5BD8RhAnH+/39wiREoDNTKwGAvBhJQMmMBcdKScwsAAABKSURBVD57gxTxbmVk\
                ZC2b7eNb+bsrZXPOGc1SoNT//03CICUgMIEXpIyBoazcuAoiAnQZiMHI+PcQiD67yF9Rb7Xp7A33khNBfABWvEQ0b2jdpQAAAABJ\
                RU5ErkJggg==
                """),
        SamplePNG(
            name: "palette 1", width: 7, height: 3, checksum: 2009947772,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADAQMAAABlDYeGAAAABGdBTUEAALGPC/xhBQAAAAZQTFRFttTVCbpkXy8BaQAAAAF0Uk5T\
                xjLhv+MAAAAHSURBVHgBY9jGyMUd8IutAAAAB0lEQVQkBQAD1ADe2zeayQAAAABJRU5ErkJggg==
                """),
        SamplePNG(
            name: "palette 1 interlaced", width: 5, height: 6, checksum: 545754500,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQMAAAFGMvaeAAAABGdBTUEAALGPC/xhBQAAAAZQTFRFLFJxz2TyjIjLPgAAAAF0Uk5T\
                wayFKkAAAAAQSURBVHjaY2BgZGByYG5gaWB4wOirrIccAAAAEElEQVTA1MCcwMLBMINxAgAtngSGceFz6gAAAABJRU5ErkJggg==
                """),
        SamplePNG(
            name: "palette 2", width: 7, height: 3, checksum: 3837883229,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADAgMAAAAirf1WAAAABGdBTUEAALGPC/xhBQAAAAxQTFRFRQ0hOGND+5NUcSGzbhShtAAA\
                AAJ0Uk5TqSlL5FL0AAAACElEQVR42mPQ12FketoMn7IAAAAJSURBVMdkywMABwkBmBRw4U0AAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "palette 2 interlaced", width: 5, height: 6, checksum: 1303316464,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgMAAAEBkoxOAAAABGdBTUEAALGPC/xhBQAAAAxQTFRF4nVaGJeBnqAAEXFMr9ma+AAA\
                AAJ0Uk5TUR22Nc30AAAAE0lEQVR4AQEbAOT/AIABQALwAwAEAADA9lT6SwAAABNJREFUAfACsAPQBAx0ABxAAQP9WJkG0kwAplcA\
                AAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "palette 4", width: 7, height: 3, checksum: 815850668,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADBAMAAACt7Qj2AAAABGdBTUEAALGPC/xhBQAAADBQTFRFNQZkSNNm1FmeIJkY9APA3+4p\
                51lzNYV2Ez+rhhqI34eXbysHVoV4Z1GnYseoesLw1hPcMgAAAAh0Uk5TaDkRESyT9DPGqTWiAAAAC0lEQVR4AWP4cJ1HgZGB37Tp\
                YG0AAAAMSURBVPAAk9DHBwwAJUgE2hmjt6kAAAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "palette 4 interlaced", width: 5, height: 6, checksum: 2108196109,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAMAAAGO0nnuAAAABGdBTUEAALGPC/xhBQAAADBQTFRFQzJolqOs2IUKs4OQGLyk85MP\
                0w/fMrHwGG4uk1ffAGeTGwKy+zD7Xv2xhVGRbXb/tMlTtwAAAAh0Uk5TNFQ0ZMRNS5oQmd3iAAAAFElEQVR42mNgYPzA9IXZgOUA\
                w5cFjP+ZGJ8YiEEAAAAUSURBVJh/sZw3+Mjw4QcDIxfrQwCm6Qs/K9f5DQAAAABJRU5ErkJggg==
                """),
        SamplePNG(
            name: "palette 8", width: 4, height: 3, checksum: 465120067,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAMAAACDKl70AAAABGdBTUEAALGPC/xhBQAAAlhQTFRFmN6MZDc2j2nG7REGzN9xl+0L\
                SIPPAnzc13V1XD/o3aCFMtZ8zFCA2PfpCtFdpwXH+jYTgG9SZrIz6WjzCL2v0ulrXsg+thyBjMPMHwYm1te0hzdym81wyOxsVEIj\
                YvBzSrTT75ZA8LV1iMCB2l/2AY+3fZqk9fjbK7lOm8UdK6ZHsAcFaySWgDNJd1/nsU5qzlUumGX9bSjgOzyH1ndH8vwd9+9J+37/\
                VANSpO/+l+6/2tYmXLgOChepMPf4SRFt1ECtMLuu8muR3q/YgBqUlbX8zqqLsGj8PKlioplBLBTMzxnMmTcDF2HzHsBLKmwU6lkz\
                XBLXMwa8R56Eml7XEaMK3Bv+FDzXz+QiB8ZP89M0KvFsTQfaAgQ+LW8+QvEJjXzmXxm7SiuW/+uCGhAFHwcox5+fVPkeobzg8FVK\
                O7lT1fTF54uqlY8fqgdNntt+wMbAd+eRAKSGidhQFZNIS4z/sSv4w2Z3nh3K7mmCBMXrLLUgd8uEpPRnYGxiL1yUubfOTH4W/L82\
                vu0pT6EPsI8KMBFo+G2Fj9ox5EOCE61mXMEqDhoRver5IMs9LoOjdy3JXeVRvXhxWBODtB4OGIT3HDNKogJlmOE18aW+g8c/v/bC\
                VuF6SQbvYxJQcCe/R+QxxQsm562ld/Q7u0mpcR1c50rgTIjW0n5PDYqXq1WF+zei6fc6Th1s9JI9g2e63YV6eTHHlNRTHZZJCOKu\
                R+IAkl+43hTRb41cRlx1WWQoLP2MWWlGYp1nBSHQHLGrkPwuB9H0RIh/X7sSU74CtuQkPbZ9pMMfVJKg+QAAAGR0Uk5TY4UJ7Xrj\
                NLMwWxeLP+78jzg+Ps9GdHRL7MtUCcfXEsoaua3Ne6vfpM0bpku0f9gFujdfI6bdZgpzR9fL6BcUEYiLEjOAPgbeeRSTOZyxVT0e\
                iSvuS+E/Q5bQk4x8LJPoccVnu97C2G0AAAAKSURBVHjaY2A4XsTGyACRgACLAAAAC0lEQVQETAzHGRgAEi0CCsuEjwQAAAAASUVO\
                RK5CYII=
                """),
        SamplePNG(
            name: "palette 8 interlaced", width: 4, height: 3, checksum: 1992441248,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAMAAAH0LW5iAAAABGdBTUEAALGPC/xhBQAAAlhQTFRF65v08J4PfKpxYMTKBrRTeqWm\
                +4qRbpcdC1EisuEfxuG1N3NP1ay0R2eNMPOJQdM0AtI8/stM1Y84wufqk7SVtMjEpAP/wuOZXptK38F2LamlfKZo2gUNGIP+mZ/f\
                3MfttxSz5wUidTLRv81OYNf5zeGvL1e5orsmn1k4lq/XUJRqYNNdHja0FdIFAZ0Cm8syBw9kWf6ISWXSPkpQNg4zJlf779wfBqVJ\
                ebWNVhCIMiCyYubFChtwyhbhG3p/chZRWKED6ZvWgf0ifMdx057M+At8LFhXt8JfA5TKuTqrxavOIT/Ys33GYe+RsHnfEY4Mrk97\
                Qi9kikHi73pRvLRuz8BqmPNodOdDheG8fs5sQD4uisUOSp8HxyxadqRgNyK5mGIhny1zk0DMkLbO7UONWg+7s9MM7H/NtDJdlTqK\
                cBTPFFLcZZtPwhSfW3T+gt6yADmSFRh9OBOja7As1clxjy6y2eKu5xtp20H6YBaFWVN4hX8eVrex0i9nn0ZF+fd5ewPjRLOZREh7\
                qjzZVk/sz2k6lAa4+WkWHo+bZDie5TlSpuPvuZRWJBcF7/gqqYc3+t76YaQEty6SgH0oRg4MykqXvF9WNJ6nwl62o3W8Rb2Beh0V\
                Ns4Zbv3Y/1CZKUh0U0bizS0U4fVhb74BENlJkSQc160g4ARaVMGXAuKyZPArpevbT80pHqmY17z2RpmvDmBx5StLvtW4e+HKhTp0\
                XGc5cYEwYID6dOpzOSnQJeFEOjTryFdi8y9Gvx3PeRi+FQdt65k9RdosZzq1VruuBYI+er62+ha0DAPCywAAAGR0Uk5TTJTCSYCJ\
                4wcMr0359xASJl3I81HlyXUmuKhun0MWbFa476nvxrWgA6v3qnQKf+sXSkmLxIsghrZHETBm2jK5kHlIJJuuuX2zz6serKX2vHx4\
                sk1FaQPoz+TKmlYhSZqdga4lYWz4gEcAAAAOSURBVHgBARIA7f8AxwEAAgAAOYz12gAAAA9JREFUA8elBAD4AMcAxwUlyATJvNgP\
                VwAAAABJRU5ErkJggg==
                """),
        SamplePNG(
            name: "gray and alpha 8", width: 7, height: 3, checksum: 2569108583,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADCAQAAAD1yt1OAAAABGdBTUEAALGPC/xhBQAAABxJREFUeAEBLQDS/wAo//+22/8A/wAA\
                AP8AkAEAewCFJfVPDkwAAAAcSURBVK7bUQcB+KcOWAIAhAD/2lL/Ac0AAVk8ALOIEWYWvk5gAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "gray and alpha 8 interlaced", width: 5, height: 6, checksum: 1860480177,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAQAAAHW9axWAAAABGdBTUEAALGPC/xhBQAAAChJREFUeAFj+L+B8T8D0/+b/xmYWxhY\
                qhkYGIIY/pszMPoxBLxg2vg/SYK5oV0pkD0AAAAoSURBVLHhPwtQ/D8Do1zGw2CGswwl/w8wMLQx/GdczBALlJjBkPEfAJJFGJAk\
                GyYcAAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "gray and alpha 16", width: 7, height: 3, checksum: 558125867,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADEAQAAAClWgENAAAABGdBTUEAALGPC/xhBQAAACJJREFUeNpj8DVlYPj/H4T//xe4xQAE\
                rhxlM+5kmW5kYGBkgAPvfaLr2rsAAAAiSURBVJbtWxyPVTDCxZhSpvwHA1HjuZPC366KvCwLMQeEAd8VIInpesVjAAAAAElFTkSu\
                QmCC
                """),
        SamplePNG(
            name: "gray and alpha 16 interlaced", width: 5, height: 6, checksum: 821369266,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAQAAAGGZXAVAAAABGdBTUEAALGPC/xhBQAAAEdJREFUeAEBhAB7/wBJPgAAAaYU4oUC\
                //////pAeaoDZZcAAASPUVlZAP//8lEAACG3//96LwGCYwAAj9f//wIwrPQHqTBp4QOLbYU9Mp4OAAAASElEQVT8MZFMEAT/////\
                8fSwShANULb//4lnAQHq6QAAAAAA/////wAAAAD/////tpr//wG91v//QyoBAQAA/////wEBAAAuwtVtPzSaewsHAAAAAElFTkSu\
                QmCC
                """),
        SamplePNG(
            name: "rgba 8", width: 7, height: 3, checksum: 4206883880,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADCAYAAABfwxXFAAAABGdBTUEAALGPC/xhBQAAACxJREFUeNpjYGD4D4J3/v93SgIxTgIx\
                CLmylP1nFJn2n+HNREaGvJtp/9ddnSn1WJudY7IkAAAALUlEQVSxmPF/E8+pG7UZTK8zGRn+X/7PUC01i+GJNoNvzn+Gkv+MdRm2\
                GkUMAH0sKOyKrVC/AAAAAElFTkSuQmCC
                """),
        SamplePNG(
            name: "rgba 8 interlaced", width: 5, height: 6, checksum: 2324109425,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAYAAAF8/GTdAAAABGdBTUEAALGPC/xhBQAAAEdJREFUeAEBhAB7/wAAaf8AAQD//wAC\
                /2sAAOwA/wADAB0A/wQAXwAmAABNAP//IwAA/wC//wEAAIPiAKN8HQL/ACUe/10VAAOB/6smiFxVAAAASElEQVQAgYF2gQQAAAD/\
                qgD/P8H/AMGVAJwB/wFlAABW/wL//wAA/4r/AFMV///OAHoAAAEASwAAACWpAACOVwD/ArL/AYRO77AGLxHHIHFDAAAAAElFTkSu\
                QmCC
                """),
        SamplePNG(
            name: "rgba 16", width: 7, height: 3, checksum: 3745136316,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAcAAAADEAYAAAAPU8mGAAAABGdBTUEAALGPC/xhBQAAAEtJREFUeAFj+P//aNdMIQYweFX0HwhO\
                qf7/z8BQ8nLtPRDvVyoDw///l0JBbBDrXT+IZmBgBFF5ByGCE+0YGbeAhRkYRLUYgeD//x1OWxKNPbfjcwAAAExJREFUVwGZ3j7z\
                zwC113kdKJSfwMDAtNuKgeGcMQPDAn+/XyCFvkyMjImi//9P2N5/DmRcgFP5qTOhOwrrvIIegoxKP+fQX68ckQIAT8NOCjiJH6EA\
                AAAASUVORK5CYII=
                """),
        SamplePNG(
            name: "rgba 16 interlaced", width: 5, height: 6, checksum: 2303672828,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAYAAAEsbLieAAAABGdBTUEAALGPC/xhBQAAAHlJREFUeNpjYGD4/39Hwv//jAwMfWc+\
                HGBgYPr/n4EBJMrAsO4DiMX8HwwYGFhOXGcEKluxiiFewjPv8gkGhoqZ///ndvYYCir//+9sduQ44///qdwgpZkFjVWX2P//Z2Jg\
                mPVF2Zhx+oyJ3TYrjYCGNTbyLpfZ838LA0OZ5TP6Ld8AAAB5SURBVJrKl/ks///v3HmqZfJSBgZ3d++lOVEgK2WMrgQxMIR81vyh\
                s+7Un9U8S9cABXuuKZV1nwJJ7zD4/5/7A8SV///3XIG4mIFh2iwQC+hEdRWgQyz//3e4M2PNsiZGxpkMmaE1IVu/BJ/8/7/yY+Im\
                tucMDPzcAPiDbZpcAVy0AAAAAElFTkSuQmCC
                """),
    ]
}
